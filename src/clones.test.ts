import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Detector, type IMapFrame, MemoryStore, weak } from '@jscpd/core'
import { Tokenizer } from '@jscpd/tokenizer'
import { expect, it } from 'vitest'

/** Minimum length of a repetition, in tokens; comments and white space do not count. */
const minTokens = 75
const minLines = 5

const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/test\.tsx?$|^testing\/|^payload-types/.test(path)

/** Removes imports, which repeat wherever the same modules are used. */
const withoutImports = (text: string) => text.replace(/^import [^']*'[^']*'$/gm, '')

async function findClones(sources: Iterable<[path: string, text: string]>): Promise<string[]> {
  const detector = new Detector(new Tokenizer(), new MemoryStore<IMapFrame>(), [], {
    minTokens,
    minLines,
    mode: weak,
    hashFunction: (tokens) => createHash('md5').update(tokens).digest('hex'),
  })
  const found: string[] = []
  for (const [path, text] of sources) {
    const format = path.endsWith('x') ? 'tsx' : 'typescript'
    const clones = await detector.detect(path, withoutImports(text), format)
    for (const { duplicationA, duplicationB } of clones)
      found.push(
        [duplicationA, duplicationB]
          .map(({ sourceId, start, end }) => `${sourceId}:${start.line}-${end.line}`)
          .join(' = '),
      )
  }
  return found
}

it('repeats no passage of a source in another', async () => {
  const paths = readdirSync(import.meta.dirname, { recursive: true }) as string[]
  const sources = paths.filter(isSource).map((path): [string, string] => {
    return [path, readFileSync(join(import.meta.dirname, path), 'utf8')]
  })
  expect(sources.length).toBeGreaterThan(1000)
  expect(await findClones(sources)).toEqual([])
}, 60_000)

it('recognises a passage that is repeated', async () => {
  const passage = Array.from({ length: 20 }, (_, n) => `const a${n} = b${n} + c${n}`).join('\n')
  expect(
    await findClones([
      ['a.ts', passage],
      ['b.ts', `let d\n${passage}`],
    ]),
  ).toHaveLength(1)
})
