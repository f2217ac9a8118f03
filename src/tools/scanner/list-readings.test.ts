import { describe, expect, it } from 'vitest'
import type { FoundCode } from '@/qr/decode'
import { listReadings } from './list-readings'
import type { ScannedPicture } from './scanned-picture'
import { mergeStills } from './use-stills'

const nowhere = { x: 0, y: 0 }
const code = (text: string, more: Partial<FoundCode> = {}): FoundCode => ({
  text,
  bytes: new TextEncoder().encode(text),
  format: 'qr',
  corners: [nowhere, nowhere, nowhere, nowhere],
  version: 1,
  level: 'M',
  mask: 0,
  inverted: false,
  mirrored: false,
  engine: 'test',
  ...more,
})
const picture = (id: string, ...codes: FoundCode[]): ScannedPicture => ({
  id,
  origin: 'file',
  name: `${id}.png`,
  preview: null,
  width: 100,
  height: 100,
  state: { kind: 'done' },
  codes,
})
const seen = (readings: ReturnType<typeof listReadings>) =>
  readings.map(({ number, read, places }) => [
    number,
    read.code.text,
    places.map(({ picture: { id } }) => id).join(),
  ])

describe('listReadings', () => {
  it('numbers what was read in the order of the pictures, the same content once', () => {
    const pictures = [
      picture('a', code('one'), code('two')),
      picture('b', code('two'), code('three'), code('two', { format: 'aztec' })),
    ]
    expect(seen(listReadings(pictures))).toEqual([
      [1, 'one', 'a'],
      [2, 'two', 'a,b'],
      [3, 'three', 'b'],
      [4, 'two', 'b'],
    ])
  })

  it('joins a message whose parts stand in several pictures', () => {
    const part = (text: string, index: number) =>
      code(text, { structuredAppend: { index, count: 2, parity: 7 } })
    const pictures = [picture('a', part('world', 1)), picture('b', part('hello ', 0))]
    const [message, ...others] = listReadings(pictures)
    expect(others).toEqual([])
    expect(message?.read.code.text).toBe('hello world')
    expect(message?.places.map(({ picture: { id } }) => id).sort()).toEqual(['a', 'b'])
    const [partly] = listReadings(pictures.slice(0, 1))
    expect(partly?.read.missing).toEqual([1])
  })

  it('keeps a key while more is read', () => {
    const first = picture('a', code('one'))
    const [before] = listReadings([first])
    const after = listReadings([picture('0', code('zero')), first])
    expect(after.find(({ read }) => read.code.text === 'one')?.key).toBe(before?.key)
  })
})

describe('mergeStills', () => {
  it('puts each still after the picture that was there when it was taken', () => {
    const still = (id: string, afterId?: string) => ({ picture: picture(id), afterId })
    const stills = [still('s', undefined), still('t', 'a'), still('gone', 'x'), still('u', 'a')]
    const merged = mergeStills([picture('a'), picture('b')], stills)
    expect(merged.map(({ id }) => id)).toEqual(['s', 'a', 't', 'u', 'b', 'gone'])
  })
})
