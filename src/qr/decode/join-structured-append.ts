import { isUtf8 } from '@/std/is-utf8'
import type { FoundCode } from './code-found'
import type { TextSource } from './symbol/decode-stretches'
import {
  decodeStretches,
  findDeclaredEncoding,
  isAscii,
  type Stretch,
  undeclaredBytes,
} from './symbol/decode-stretches'

/** A code, or a message split over several codes (ISO/IEC 18004, 8). */
export type JoinedCode = {
  /**
   * For a message: the first symbol that was read, with the text and bytes of all available
   * symbols.
   */
  code: FoundCode
  /** The symbols of a split message in message order; the same objects as in the input. */
  parts?: readonly FoundCode[]
  /** Numbers, from 1, of the symbols that were not read; empty if the message is complete. */
  missing?: readonly number[]
  /** Whether the bytes of a complete message match the parity in its symbols. */
  parityFits?: boolean
}

type Message = { key: string; parts: Map<number, FoundCode> }

/**
 * Joins split messages: symbols of one format, count and parity belong to one message, unless two
 * of them claim the same place with different bytes. Other codes are unchanged; a message replaces
 * its first symbol. If a symbol was read twice, the first reading counts.
 */
export function joinStructuredAppend(codes: readonly FoundCode[]): readonly JoinedCode[] {
  const found: (FoundCode | Message)[] = []
  const messages: Message[] = []
  for (const code of codes) {
    const place = code.structuredAppend
    if (!place || place.count < 2 || place.index < 0 || place.index >= place.count) {
      found.push(code)
      continue
    }
    const key = [code.format, place.count, place.parity].join(' ')
    const own = messages.find(
      (message) => message.key === key && accepts(message, code, place.index),
    )
    if (own) {
      if (!own.parts.has(place.index)) own.parts.set(place.index, code)
      continue
    }
    const message = { key, parts: new Map([[place.index, code]]) }
    messages.push(message)
    found.push(message)
  }
  return found.map((each) => ('parts' in each ? join(each) : { code: each }))
}

function accepts({ parts }: Message, code: FoundCode, index: number): boolean {
  const known = parts.get(index)
  return !known || areSame(known.bytes, code.bytes)
}

function join({ parts: byIndex }: Message): JoinedCode {
  const parts = [...byIndex].sort(([a], [b]) => a - b).map(([, code]) => code)
  const first = byIndex.values().next().value as FoundCode
  const { count = 0, parity = 0 } = first.structuredAppend ?? {}
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => !byIndex.has(number - 1),
  )
  const bytes = Uint8Array.from(parts.flatMap((part) => [...part.bytes]))
  const { structuredAppend: _, ...rest } = first
  return {
    code: { ...rest, ...joinText(parts), bytes },
    parts,
    missing,
    // The parity is defined for QR codes; other formats number a message differently.
    ...(missing.length === 0 &&
      first.format === 'qr' && {
        parityFits: bytes.reduce((sum, byte) => sum ^ byte, 0) === parity,
      }),
  }
}

/**
 * Decodes the bytes of all symbols together, because a character may be split over two symbols: in
 * the encoding of the symbol that declares one, else of that with the most letters beyond ASCII.
 */
function joinText(parts: readonly FoundCode[]): { text: string } & TextSource {
  if (parts.every(({ bytes }) => isAscii(bytes))) {
    return { text: parts.map(({ text }) => text).join('') }
  }
  const stretches = joinStretches(parts)
  const beyond = (part: FoundCode) => part.bytes.filter((byte) => byte >= 0x80).length
  const [most] = [...parts].sort((one, two) => beyond(two) - beyond(one))
  const declaring = parts.find((part) => part.isGuessed === false && part.encoding !== 'utf-8')
  const { encoding: found = 'iso-8859-1', isGuessed = true } = isUtf8(undeclaredBytes(stretches))
    ? { encoding: 'utf-8', isGuessed: false }
    : (declaring ?? most ?? {})
  const encoding = findDeclaredEncoding(stretches) ?? found
  return { text: decodeStretches(stretches, found), stretches, encoding, isGuessed }
}

function joinStretches(parts: readonly FoundCode[]): Stretch[] {
  const joined: Stretch[] = []
  for (const { stretches, bytes } of parts) {
    for (const stretch of stretches ?? [{ charset: null, bytes: [...bytes] }]) {
      const last = joined.at(-1)
      if (last?.charset === stretch.charset) last.bytes.push(...stretch.bytes)
      else joined.push({ ...stretch, bytes: [...stretch.bytes] })
    }
  }
  return joined
}

function areSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
