import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Words that a standard term replaces, as they occur in names. */
const vagueWords = new Set(
  [
    'door front crew presence asked ask asks look looks ink ground pupil standing moment',
    'say says tell tells keep keeps kept keeping take takes taken give gives given gave',
    'hold holds mend again settle settled',
  ].flatMap((line) => line.split(' ')),
)

/** Names that may contain such a word, each with the reason. */
const allowed: [name: RegExp, reason: string][] = [
  [/pupil/i, 'a property of stored designs and of the API'],
  [/presence/i, 'the standard term for who else is editing a document'],
  [/frontMatter/i, 'the standard term for the head of a Markdown file'],
  [/keepAlive/i, 'the standard term for idle connections'],
  [/take(?:n)?Over/, 'to continue the editing that another editor has begun'],
]

const sources = ['src', 'scripts', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/node_modules|payload-types/.test(name))
    .map((name) => `${folder}/${name}`),
)

it('contain no words that the style guide rules out', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const faults = sources.flatMap((file) =>
    listVagueNames(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(faults).toEqual([])
}, 60_000)

it('are found in every kind of declaration', () => {
  const source = `
    type Look = 1
    const kept = 1, found = (ground) => ground
    function tellOwner(say, { given }) {}
    const next = useRef(null)
    const frontMatter = ''
    const takeOver = lookup.look`
  expect(listVagueNames(source)).toEqual(['Look', 'kept', 'ground', 'tellOwner', 'say', 'next'])
})

/** Lists declared types, functions, variables and parameters, but no properties of outside data. */
function listVagueNames(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isVariableDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isClassDeclaration(node)
    if (isNamed && node.name && ts.isIdentifier(node.name)) {
      const { text } = node.name
      if (isVague(text) || (text === 'next' && isRef(node))) found.push(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest))
  return found
}

function isVague(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/)
  return words.some((word) => vagueWords.has(word)) && !allowed.some(([known]) => known.test(name))
}

/** A ref named “next” does not name what is pending. */
function isRef(node: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    ts.isCallExpression(node.initializer) &&
    ts.isIdentifier(node.initializer.expression) &&
    node.initializer.expression.text === 'useRef'
  )
}
