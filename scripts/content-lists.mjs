// npm run content:lists: writes the lists of all types of content from the folders in
// src/qr/content. A type with a form is a folder that contains `<type>-facts.ts`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = 'src/qr/content'
const factsPath = (type) => `${folder}/${type}/${type}-facts.ts`
const note = '// Written by `npm run content:lists` from the folders of this folder.\n'

/** Returns the source of the facts of each type. */
export function readFacts() {
  const types = readdirSync(folder).filter((type) => existsSync(factsPath(type)))
  return Object.fromEntries(types.map((type) => [type, readFileSync(factsPath(type), 'utf8')]))
}

/** Returns the lists by path, for types with these facts. */
export function writeContentLists(facts) {
  const types = Object.keys(facts).sort()
  const isPage = (type) => /^ {2}page:/m.test(facts[type])
  const pages = types.filter(isPage)
  const others = types.filter((type) => !isPage(type))
  return {
    [`${folder}/content-facts.ts`]: `${note}${importEach(types, 'Facts', (type) => `${type}-facts`)}
/** The facts of all types, by name. */
export const contentFacts = [
${types.map((type) => `  ${toName(type)}Facts,\n`).join('')}] as const
`,
    [`${folder}/page-kinds.ts`]: `${note}import type { PageType } from './content-types'
${importEach(pages, '', (type) => type)}
/**
 * The kinds with a page, separate from the others, so that a page loads only the code that it uses.
 * For the same reason, parsers of these kinds are in \`<kind>/parse-<kind>.ts\`.
 */
export const pageKinds = {
${listEach(pages, '')}} as const satisfies Record<PageType, object>
`,
    [`${folder}/content-kinds.ts`]: `${note}import type { ContentType } from './content-types'
${importEach(others, '', (type) => type, "import { pageKinds } from './page-kinds'\n")}
/** Every type with its schema, sample, encoder and lint rules. */
export const contentKinds = {
  ...pageKinds,
${listEach(others, '')}} as const satisfies Record<ContentType, object>
`,
    [`${folder}/content-readers.ts`]: `${note}import type { ContentOf } from './content'
import type { ContentReader } from './content-reader'
import type { ContentType } from './content-types'
${importEach(types, 'Reader', (type) => `read-${type}`)}
/** The readers of all types. */
export const contentReaders: { readonly [Type in ContentType]: ContentReader<ContentOf<Type>> } = {
${listEach(types, 'Reader')}}
`,
  }
}

/** Imports, sorted by path as Biome does, with further lines of that form. */
function importEach(types, suffix, toFile, ...further) {
  const lines = types.map(
    (type) => `import { ${toName(type)}${suffix} } from './${type}/${toFile(type)}'\n`,
  )
  const pathOf = (line) => line.split("'")[1]
  return [...lines, ...further].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1)).join('')
}

function listEach(types, suffix) {
  const lines = types.map((type) => {
    const name = toName(type) + suffix
    if (name === type) return `  ${name},\n`
    return `  ${type.includes('-') ? `'${type}'` : type}: ${name},\n`
  })
  return lines.join('')
}

const toName = (type) => type.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(writeContentLists(readFacts()))) {
    writeFileSync(path, text)
  }
}
