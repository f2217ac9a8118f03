import { expect, it } from 'vitest'
import { readSources } from './testing/read-imports'

/** Minimum length of a repetition, in tokens; comments and white space do not count. */
const minTokens = 120
const minLines = 5

type Token = { text: string; line: number }

const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/test\.tsx?$|^src\/testing\/|^src\/payload-types/.test(path)

/** Imports, which repeat wherever the same modules are used, comments, strings, names and signs. */
const tokenPattern =
  /^import [^']*'[^']*'$|\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\w+|[(){}[\];,]|[^\s\w(){}[\];,'"]+|\S/gm

function readTokens(text: string): Token[] {
  let line = 1
  let end = 0
  const tokens: Token[] = []
  for (const { 0: found, index } of text.matchAll(tokenPattern)) {
    line += text.slice(end, index).split('\n').length - 1
    end = index
    if (!/^(?:import .|\/[/*])/s.test(found)) tokens.push({ text: found, line })
  }
  return tokens
}

/** Multiplier of the rolling hash, and its power for the token that leaves the window. */
const base = 1_000_003
const highest = Array.from({ length: minTokens - 1 }).reduce<number>(
  (product) => Math.imul(product, base),
  1,
)

/** Compares every window of `minTokens` tokens with all windows before it. */
function findClones(sources: Iterable<[path: string, text: string]>): string[] {
  const ids = new Map<string, number>()
  const seen = new Map<number, { path: string; tokens: Token[]; start: number }>()
  const found: string[] = []
  for (const [path, text] of sources) {
    const tokens = readTokens(text)
    const idOf = ({ text: own }: Token) => ids.get(own) ?? ids.set(own, ids.size + 1).size
    const numbers = tokens.map(idOf)
    let hash = 0
    let next = 0
    for (const [end, id] of numbers.entries()) {
      const start = end - minTokens + 1
      hash = (Math.imul(hash - Math.imul(numbers[start - 1] ?? 0, highest), base) + id) | 0
      if (start < next) continue
      const first = seen.get(hash)
      if (!first) seen.set(hash, { path, tokens, start })
      else if (isSame(first, { path, tokens, start })) {
        const lines = (tokens[end]?.line ?? 0) - (tokens[start]?.line ?? 0)
        if (lines < minLines) continue
        const place = (of: Token[], at: number) => of[at]?.line
        found.push(
          `${first.path}:${place(first.tokens, first.start)} = ${path}:${place(tokens, start)}`,
        )
        next = end + 1
      }
    }
  }
  return found
}

type Window = { path: string; tokens: Token[]; start: number }

/** Windows of one file that overlap are a list of equal entries. */
function isSame(first: Window, second: Window): boolean {
  const overlap = first.path === second.path && second.start - first.start < minTokens
  const textsOf = ({ tokens, start }: Window) =>
    tokens
      .slice(start, start + minTokens)
      .map(({ text }) => text)
      .join('\n')
  return !overlap && textsOf(first) === textsOf(second)
}

it('repeats no passage of a source in another', () => {
  const sources = [...readSources(['src'])].filter(([path]) => isSource(path))
  expect(sources.length).toBeGreaterThan(1000)
  expect(findClones(sources)).toEqual([])
})

it('recognizes a passage that is repeated', () => {
  const passage = Array.from({ length: 20 }, (_, n) => `const a${n} = b${n} + c${n}`).join('\n')
  expect(
    findClones([
      ['a.ts', passage],
      ['b.ts', `let d // e\n${passage.replaceAll(' + ', '  + /* plus */ ')}`],
    ]),
  ).toEqual(['a.ts:1 = b.ts:2'])
})
