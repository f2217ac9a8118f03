import { lstatSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shareChunks } from './share-chunks'

it('keeps one of equal files, under all their names, however often it runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
  mkdirSync(join(folder, 'ssr'))
  const texts = { 'a.js': 'one\n', 'b.js': 'two', 'c.js': 'one\n', 'd.json': 'one\n' }
  for (const [name, text] of Object.entries(texts)) {
    const isMapped = text === 'one\n' && name.endsWith('.js')
    writeFileSync(join(folder, name), isMapped ? `${text}//# sourceMappingURL=${name}.map` : text)
  }
  shareChunks(folder)
  shareChunks(folder)
  for (const [name, text] of Object.entries(texts))
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
  const links = Object.keys(texts).filter((name) => lstatSync(join(folder, name)).isSymbolicLink())
  expect(links).toEqual(['c.js'])
})
