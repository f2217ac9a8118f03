import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { collectParts } from './collect-parts'

const part = (name: string, text: string) => ({ name, bytes: strToU8(text) })
const archive = (files: Record<string, string>) => ({
  name: 'quietzone-2026-11-28.zip',
  bytes: zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  ),
})

it('returns a single part as it is', async () => {
  const only = part('quietzone-2026-11-28-de.xlf', 'de')
  expect(await collectParts([only])).toBe(only)
  expect(await collectParts([])).toBeUndefined()
})

it('numbers the files of several parts in one archive', async () => {
  const collected = await collectParts([
    archive({ 'quietzone-2026-11-28-de.xlf': 'a', 'quietzone-2026-11-28-nl.xlf': 'b' }),
    part('quietzone-2026-11-28-nl.xlf', 'c'),
  ])
  expect(collected?.name).toBe('quietzone-2026-11-28.zip')
  const files = unzipSync(collected?.bytes ?? new Uint8Array())
  expect(
    Object.entries(files).map(([name, bytes]) => [name, String.fromCharCode(...bytes)]),
  ).toEqual([
    ['quietzone-2026-11-28-de-1.xlf', 'a'],
    ['quietzone-2026-11-28-nl-1.xlf', 'b'],
    ['quietzone-2026-11-28-nl-2.xlf', 'c'],
  ])
})
