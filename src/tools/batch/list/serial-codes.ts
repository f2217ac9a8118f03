import { numberFrom } from './file-name-pattern'

export const maxSerialCodes = 100_000

/** Letters and digits without 0, O, 1, I, L, 5, S, 8, B, 2 and Z, which are easily confused. */
export const clearLetters = 'ACDEFGHJKMNPQRTUVWXY34679'
export const randomLengths = { min: 4, max: 32, initial: 8 } as const

const place = /\{(n|random)(?::(\d{1,12}))?\}/gi

export type Serial = {
  /** Text with `{n}`, `{n:0001}` or `{random:8}` in place of the part that varies. */
  text: string
  start: number
  step: number
  count: number
}

/** Why a series is invalid; message keys under `batch.serial.faults`. */
export const serialFaults = ['empty', 'no-place', 'count', 'start', 'step', 'too-few'] as const
export type SerialFault = (typeof serialFaults)[number]

export function checkSerial({ text, start, step, count }: Serial): SerialFault | undefined {
  if (text.trim() === '') return 'empty'
  const places = [...text.matchAll(place)]
  if (places.length === 0) return 'no-place'
  if (!Number.isInteger(count) || count < 1 || count > maxSerialCodes) return 'count'
  const isCounted = places.some(([, kind]) => kind?.toLowerCase() === 'n')
  if (isCounted && !Number.isInteger(start)) return 'start'
  if (isCounted) return Number.isInteger(step) && step !== 0 ? undefined : 'step'
  const letters = places.reduce((sum, [, , length]) => sum + randomLength(length), 0)
  // Guessing a code must remain infeasible, and generating new ones fast.
  return clearLetters.length ** letters < count * 1000 ? 'too-few' : undefined
}

/**
 * Yields the texts of a series, each with its varying part. Random parts come from the
 * cryptographic random number generator and are unique.
 */
export function* makeSerial(
  { text, start, step, count }: Serial,
  random: (count: number) => Uint8Array = secretBytes,
): Generator<{ text: string; part: string }, void> {
  const used = new Set<string>()
  for (let made = 0; made < count; ) {
    let part = ''
    const made_ = text.replace(place, (_, kind: string, setting = '') => {
      const own =
        kind.toLowerCase() === 'n'
          ? padNumber(start + step * made, setting)
          : randomPart(randomLength(setting), random)
      part ||= own
      return own
    })
    if (used.has(made_)) continue
    used.add(made_)
    made++
    yield { text: made_, part }
  }
}

function padNumber(number: number, digits: string): string {
  const sign = number < 0 ? '-' : ''
  return sign + numberFrom(Math.abs(number), digits === '' ? '' : '0'.repeat(digits.length))
}

function randomLength(setting: string | undefined): number {
  const length = setting ? Number(setting) : randomLengths.initial
  return Math.min(Math.max(length, randomLengths.min), randomLengths.max)
}

function randomPart(length: number, random: (count: number) => Uint8Array): string {
  let part = ''
  // Bytes beyond a multiple of the number of letters would make the first letters more likely.
  const fair = 256 - (256 % clearLetters.length)
  while (part.length < length) {
    for (const byte of random(length)) {
      if (byte < fair && part.length < length) part += clearLetters[byte % clearLetters.length]
    }
  }
  return part
}

function secretBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}
