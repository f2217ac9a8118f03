import { type ScanKind, scanKinds } from '../scan'
import { type StatisticsDimension, statisticsDimensions } from '../statistics'
import type { DaySums, DayTotals } from './month-sums'
import { sumDictionary } from './sum-dictionary'
import { createWordIds, type WordIds } from './word-ids'

/** Version 1 has seven dimensions. Each dimension that is appended is a version of its own. */
const dimensionsBefore = 6
const version = statisticsDimensions.length - dimensionsBefore

/** Marks a day without values, in place of the bits of the dimensions. */
const withoutValues = 1 << statisticsDimensions.length

/**
 * Packs the sums of a month into a compact binary form: numbers as LEB128, words as their position
 * in `sumDictionary` or among earlier words. A day with one scan needs twelve bytes.
 */
export function packMonth(days: readonly (DaySums | DayTotals)[]): Buffer {
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
    if (!values) {
      writeNumber(withoutValues)
      continue
    }
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

/** Receives what packed sums contain, in their order, without creating an object for each value. */
export type MonthVisitor = {
  /** Returns whether the values of this day and kind are needed. */
  onDay: (day: number, kind: ScanKind, scans: number, visitors: number) => boolean
  /** @param dimension index in `statisticsDimensions` @param value number of the word */
  onValue: (dimension: number, kind: ScanKind, value: number, scans: number) => void
}

/**
 * Unpacks the output of `packMonth`; scans count as '' in dimensions that were added later. Throws for
 * an unknown version.
 */
export function unpackMonth(bytes: Uint8Array): DaySums[] {
  const days: DaySums[] = []
  let values: DaySums['values']
  const words = createWordIds()
  visitMonth(bytes, words, {
    onDay: (day, kind, scans, visitors) => {
      values = Object.fromEntries(statisticsDimensions.map((name) => [name, []])) as never
      days.push({ day, kind, scans, visitors, values })
      return true
    },
    onValue: (dimension, _kind, value, scans) =>
      values[statisticsDimensions[dimension] as StatisticsDimension].push([
        words.getWord(value),
        scans,
      ]),
  })
  return days
}

/** Reads the output of `packMonth`. Throws for an unknown version. */
export function visitMonth(
  bytes: Uint8Array,
  words: WordIds,
  { onDay, onValue }: MonthVisitor,
): void {
  const [storedVersion = 0] = bytes
  if (storedVersion < 1 || storedVersion > version)
    throw new Error(`Sums of an unknown version: ${storedVersion}`)
  // Version 1 marks the dimensions with one value, later ones the others.
  const isOld = storedVersion === 1
  const stored = storedVersion + dimensionsBefore
  const noValue = words.getId('')
  const knownWords = sumDictionary.length
  /** The words after those of the dictionary. */
  const ownWords: number[] = []
  let at = 1

  function readNumber(): number {
    const first = bytes[at++] ?? 0
    if (first < 128) return first
    let value = first % 128
    for (let place = 128; ; place *= 128) {
      const byte = bytes[at++] ?? 0
      value += (byte % 128) * place
      if (byte < 128) return value
    }
  }

  function readWord(): number {
    const position = readNumber() - 1
    if (position >= knownWords) return ownWords[position - knownWords] ?? noValue
    if (position >= 0) return position
    const length = readNumber()
    const id = words.getId(Buffer.from(bytes.subarray(at, at + length)).toString())
    at += length
    ownWords.push(id)
    return id
  }

  while (at < bytes.length) {
    const dayAndKind = readNumber()
    const kind = scanKinds[dayAndKind % scanKinds.length] ?? 'scan'
    const scans = readNumber()
    const isNeeded = onDay(Math.floor(dayAndKind / scanKinds.length), kind, scans, readNumber())
    const bits = readNumber()
    if (!isOld && bits === 1 << stored) continue
    for (let dimension = 0; dimension < stored; dimension += 1) {
      const isSame = Boolean(bits & (1 << dimension)) === isOld
      for (let length = isSame ? 1 : readNumber(); length > 0; length -= 1) {
        // Also read if it is not needed: later values refer to its word.
        const value = readWord()
        const count = isSame ? scans : readNumber()
        if (isNeeded) onValue(dimension, kind, value, count)
      }
    }
    for (
      let dimension = stored;
      isNeeded && dimension < statisticsDimensions.length;
      dimension += 1
    )
      onValue(dimension, kind, noValue, scans)
  }
}
