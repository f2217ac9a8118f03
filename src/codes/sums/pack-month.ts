import { scanKinds } from '../scan'
import { statisticsDimensions } from '../statistics'
import type { DaySums } from './month-sums'
import { sumDictionary } from './sum-dictionary'

const version = 2
/** Version 1 had no referrers, and marked the dimensions with one value instead of the others. */
const dimensionsOfVersion1 = statisticsDimensions.filter((name) => name !== 'referrer')

/**
 * Packs the sums of a month into a compact binary form: numbers as LEB128, words as their position
 * in `sumDictionary` or among earlier words. A day with one scan needs twelve bytes.
 */
export function packMonth(days: readonly DaySums[]): Buffer {
  const bytes = [version]
  const dictionary = new Map(sumDictionary.map((word, index) => [word, index]))

  function writeNumber(value: number): void {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    bytes.push(rest)
  }

  function writeWord(word: string): void {
    const known = dictionary.get(word)
    writeNumber(known === undefined ? 0 : known + 1)
    if (known !== undefined) return
    dictionary.set(word, dictionary.size)
    const text = Buffer.from(word)
    writeNumber(text.length)
    bytes.push(...text)
  }

  for (const { day, kind, scans, visitors, values } of days) {
    writeNumber(day * scanKinds.length + scanKinds.indexOf(kind))
    writeNumber(scans)
    writeNumber(visitors)
    const lists = statisticsDimensions.map((dimension) => values[dimension])
    // One bit per dimension in which scans have different values.
    writeNumber(lists.reduce((bits, list, index) => bits | (Number(list.length !== 1) << index), 0))
    for (const list of lists) {
      if (list.length !== 1) writeNumber(list.length)
      for (const [value, count] of list) {
        writeWord(value)
        if (list.length !== 1) writeNumber(count)
      }
    }
  }
  return Buffer.from(bytes)
}

/** Unpacks the output of `packMonth`. Throws for an unknown version. */
export function unpackMonth(bytes: Uint8Array): DaySums[] {
  const isOld = bytes[0] === 1
  if (bytes[0] !== version && !isOld) throw new Error(`Sums of an unknown version: ${bytes[0]}`)
  const stored = isOld ? dimensionsOfVersion1 : statisticsDimensions
  const dictionary = [...sumDictionary]
  const days: DaySums[] = []
  let at = 1

  function readNumber(): number {
    let value = 0
    for (let place = 1; ; place *= 128) {
      const byte = bytes[at++] ?? 0
      value += (byte % 128) * place
      if (byte < 128) return value
    }
  }

  function readWord(): string {
    const position = readNumber()
    if (position > 0) return dictionary[position - 1] ?? ''
    const length = readNumber()
    const word = Buffer.from(bytes.subarray(at, at + length)).toString()
    at += length
    dictionary.push(word)
    return word
  }

  function readList(isSame: boolean, scans: number): [string, number][] {
    const length = isSame ? 1 : readNumber()
    return Array.from({ length }, () => [readWord(), isSame ? scans : readNumber()])
  }

  while (at < bytes.length) {
    const dayAndKind = readNumber()
    const scans = readNumber()
    const visitors = readNumber()
    const bits = readNumber()
    const lists = stored.map((dimension, index) => [
      dimension,
      readList(Boolean(bits & (1 << index)) === isOld, scans),
    ])
    if (isOld) lists.push(['referrer', [['', scans]]])
    days.push({
      day: Math.floor(dayAndKind / scanKinds.length),
      kind: scanKinds[dayAndKind % scanKinds.length] ?? 'scan',
      scans,
      visitors,
      values: Object.fromEntries(lists),
    })
  }
  return days
}
