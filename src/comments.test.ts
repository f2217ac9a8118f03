import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findBannedWords } from '@/testing/writing/find-banned-words'

const folders = ['src', 'scripts', 'e2e', 'bench']

/** Words that personify code, or that a standard term replaces. Copy for visitors may use them. */
const vagueWords =
  /\b(?:stands|says?|said|told|holds?|takes?|taken|took|gives?|given|gave|keeps?|kept|keeping|looks?|looked|ground|asks?|asked|asking)\b|^\W*Of the\b/i

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/node_modules|payload-types/.test(name))
    .map((name) => `${folder}/${name}`),
)

it('contain no words that the style guide rules out', () => {
  const faults = sources.flatMap((file) =>
    readComments(readFileSync(file, 'utf8')).flatMap((comment) => [
      ...findBannedWords(comment).map(({ rule, near }) => `${file}: ${rule}: ${near}`),
      ...(vagueWords.test(withoutCode(comment)) ? [`${file}: ${comment}`] : []),
    ]),
  )
  expect(faults).toEqual([])
})

it('finds a word that the style guide rules out', () => {
  const [comment = ''] = readComments('const a = 1\n// Keeps what `give` returns.')
  expect(vagueWords.exec(withoutCode(comment))?.[0]).toBe('Keeps')
})

/** Returns block comments, and lines that begin with `//`. Other `//` may be part of a string. */
function readComments(source: string): string[] {
  return [
    ...(source.match(/\/\*\*?(?=\s)[\s\S]*?\*\//g) ?? []),
    ...(source.match(/^\s*\/\/.*$/gm) ?? []),
  ]
}

/** Names in backticks are those of the code. */
const withoutCode = (comment: string) => comment.replace(/`[^`]*`/g, 'code')
