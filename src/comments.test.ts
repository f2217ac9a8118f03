import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findBannedWords } from './i18n/writing/find-banned-words'

const folders = ['src', 'scripts', 'e2e', 'bench']

it('contain no words that the style guide rules out', () => {
  const faults = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`)
      .flatMap((file) =>
        readComments(readFileSync(file, 'utf8')).flatMap((comment) =>
          findBannedWords(comment).map(({ rule, near }) => `${file}: ${rule}: ${near}`),
        ),
      ),
  )
  expect(faults).toEqual([])
})

/** Returns block comments, and lines that begin with `//`. Other `//` may be part of a string. */
function readComments(source: string): string[] {
  return [...(source.match(/\/\*[\s\S]*?\*\//g) ?? []), ...(source.match(/^\s*\/\/.*$/gm) ?? [])]
}
