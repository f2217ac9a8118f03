import { scanKinds } from '../scan'
import { statisticsDimensions } from '../statistics'
import type { DaySums } from './month-sums'
import { sumDictionary } from './sum-dictionary'

/** Version 1 has seven dimensions. Each dimension that is appended is a version of its own. */
const dimensionsBefore = 6
const version = statisticsDimensions.length - dimensionsBefore

/**
 * Packs the sums of a month into a compact binary form: numbers as LEB128, words as their position
 * in `sumDictionary` or among earlier words. A day with one scan needs eleven bytes.
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
    // One bit per dimension in which all scans have the same value.
    writeNumber(lists.reduce((bits, list, index) => bits | (Number(list.length === 1) << index), 0))
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

/**
 * Unpacks the output of `packMonth`; dimensions that were added later have no values. Throws for an
 * unknown version.
 */
export function unpackMonth(bytes: Uint8Array): DaySums[] {
  const [storedVersion = 0] = bytes
  if (storedVersion < 1 || storedVersion > version)
    throw new Error(`Sums of an unknown version: ${storedVersion}`)
  const storedDimensions = storedVersion + dimensionsBefore
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
    const same = readNumber()
    const lists = statisticsDimensions.map((dimension, index) => [
      dimension,
      index < storedDimensions ? readList(Boolean(same & (1 << index)), scans) : [],
    ])
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
