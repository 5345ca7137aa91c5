// Writes the types of every message from the server's own schema: src/wire/messages.d.ts. With --check it only compares.
import { compile } from 'json-schema-to-typescript'
import { readFile, writeFile } from 'node:fs/promises'

const schemaFile = new URL('../../docs/messages.schema.json', import.meta.url)
const typesFile = new URL('../src/wire/messages.d.ts', import.meta.url)

/** A reference with a default beside it would become a type of its own. */
function withoutDefaults(part) {
  if (Array.isArray(part)) return part.map(withoutDefaults)
  if (part === null || typeof part !== 'object') return part
  if ('$ref' in part) return { $ref: part.$ref }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withoutDefaults(value)]))
}

const schema = withoutDefaults(JSON.parse(await readFile(schemaFile, 'utf8')))
// The tool names what it can reach from one root: so here is a root with everything in it.
const root = {
  ...schema,
  title: 'Everything',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.keys(schema.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }]),
  ),
}
const text = await compile(root, 'Everything', {
  bannerComment: '// Made by `npm run types` from docs/messages.schema.json. Do not edit.',
  additionalProperties: false,
  style: { semi: false, singleQuote: true, printWidth: 110 },
})
if (process.argv.includes('--check')) {
  const there = await readFile(typesFile, 'utf8').catch(() => '')
  if (there !== text) {
    console.error('src/wire/messages.d.ts is not what the messages are now: run `npm run types`.')
    process.exit(1)
  }
} else {
  await writeFile(typesFile, text)
}
