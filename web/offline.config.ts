/** Builds the checker of deals into one file that asks nobody for anything: its styles and its script are in it. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, type Plugin, type Rolldown } from 'vite'

const FILE = 'coverts-check.html'

/** A part of the page's build: one more file beside its own. */
export function offlineChecker(here: (path: string) => string): Plugin {
  return {
    name: 'offline-checker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await wholePage(here) })
    },
  }
}

async function wholePage(here: (path: string) => string): Promise<string> {
  const made = await parts(here)
  const script = made.filter((one) => one.type === 'chunk').map((one) => one.code)
  const style = made.filter((one) => one.type === 'asset').map((one) => String(one.source))
  if (script.length !== 1 || style.length !== 1)
    throw new Error(`${FILE} is made of one script and one style`)
  // Within a script, the end of one would be taken for its own.
  return filled(
    readFileSync(here('./offline.html'), 'utf-8'),
    script[0].replaceAll('</script', '<\\/script'),
    style[0],
  )
}

/** The template with both in their places, and with a policy that lets in these two and nothing else, from nowhere. */
function filled(template: string, script: string, style: string): string {
  const parts: Record<string, string> = {
    POLICY: `default-src 'none'; script-src '${hashOf(script)}'; style-src '${hashOf(style)}'; img-src data:; base-uri 'none'; form-action 'none'`,
    STYLE: style,
    SCRIPT: script,
  }
  return template.replace(/%(POLICY|STYLE|SCRIPT)%/g, (_, name: string) => parts[name])
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

async function parts(
  here: (path: string) => string,
): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const built = (await build({
    configFile: false,
    root: here('.'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [svelte({ configFile: here('./svelte.config.js') })],
    resolve: {
      alias: [
        { find: '$/lang/catalogues', replacement: here('./src/offline/catalogues.ts') },
        { find: '$more', replacement: here('./src/more') },
        { find: '$lang', replacement: here('../src/coverts/lang') },
        { find: '$', replacement: here('./src') },
      ],
    },
    build: {
      write: false,
      target: 'es2020',
      // Whoever trusts nobody can read it.
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: { input: here('./src/offline/main.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output
}
