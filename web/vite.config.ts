import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

import { offlineChecker } from './offline.config.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where games from elsewhere are: a folder with `games.ts` and `words.ts`. */
const more = process.env.COVERTS_MORE_GAMES ?? here('./src/more')

const languageOf = (id: string) => `lang-${/[\\/]lang[\\/](..)[\\/]/.exec(id)?.[1]}`

/** The typeface may go wherever its licence goes with it. */
const typefaceLicence: Plugin = {
  name: 'typeface-licence',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(here('./node_modules/@fontsource/young-serif/LICENSE'), 'utf-8')
    this.emitFile({ type: 'asset', fileName: 'young-serif-licence.txt', source })
  },
}

export default defineConfig({
  plugins: [svelte(), typefaceLicence, offlineChecker(here)],
  resolve: {
    alias: { $more: more, $lang: here('../src/coverts/lang'), $: here('./src') },
    // Games from elsewhere have no packages beside them.
    dedupe: ['svelte'],
  },
  build: {
    target: 'es2022',
    // The page may load nothing but its own files: no data: addresses for scripts, styles or pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A language is one file, not one for each catalogue.
        advancedChunks: { groups: [{ test: /[\\/]lang[\\/]..[\\/]/, name: languageOf }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.COVERTS_URL ?? 'http://127.0.0.1:8777', ws: true } },
  },
})
