import 'server-only'
import { isUtf8 } from 'node:buffer'
import { nextTurn } from '@/data/next-turn'

/**
 * More values than the largest document and the largest style contain together. The number is
 * limited because the refusal of each invalid value is slow.
 */
const maxValues = 3_000
const maxDepth = 64
/**
 * Several times the text of a document that is filled in for all ten languages. Pictures do not
 * count: they are data URLs of plain letters (some programs escape slashes), which cost little more
 * than their transfer.
 */
const maxTextBytes = 1024 * 1024
const pictureStarts = ['"data:image/', '"data:image\\/'].map((start) => Buffer.from(start))
/** Bytes that are scanned in one turn. */
const sliceBytes = 128 * 1024
const longBytes = 64 * 1024

export class NotJsonError extends Error {}
/** A body has more values, levels or text than any request needs, or more elements in its list. */
export class TooMuchJsonError extends Error {}

type List = { name: string; max: number }

/** `list` contains the elements of the requested list, each with its bytes. */
export type ParsedJson = { value: unknown; list: { value: unknown; bytes: Uint8Array }[] }

/**
 * Parses JSON of any shape without delaying other requests. The cost of parsing depends on the
 * number of values and the length of texts, so both are limited before parsing. A long list in the
 * outermost object is parsed element by element; `value` contains an empty list in its place.
 */
export async function parseJsonBody(bytes: Buffer, list?: List): Promise<ParsedJson> {
  await nextTurn()
  if (!isUtf8(bytes)) throw new NotJsonError()
  const { start, end, elements } = await scanJson(bytes, list)
  const head = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
  const parsed: ParsedJson = { value: await parse(head), list: [] }
  for (const element of elements) {
    await nextTurn()
    parsed.list.push({ value: await parse(element), bytes: element })
  }
  return parsed
}

/** Runs each step for a long text in a separate turn of the event loop. */
async function parse(bytes: Buffer): Promise<unknown> {
  const wait = bytes.length > longBytes ? nextTurn : () => undefined
  await wait()
  const text = bytes.toString('utf8')
  await wait()
  return parseText(text)
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NotJsonError()
  }
}

const sign = Object.fromEntries(
  [...'"\\/,:[]{}'].map((each) => [each, each.charCodeAt(0)]),
) as Record<string, number>

/**
 * Locates the elements of the list and enforces the limits. Invalid JSON is detected by the parser,
 * not here.
 */
async function scanJson(bytes: Buffer, list: List | undefined) {
  const found = { start: bytes.length, end: bytes.length, elements: [] as Buffer[] }
  const wanted = list && Buffer.from(JSON.stringify(list.name))
  let depth = 0
  let values = 0
  let pictureBytes = 0
  let elementPictureBytes = 0
  let sliceEnd = 0
  let isInString = false
  let isPlain = false
  let stringAt = 0
  let isKey = false
  let elementAt = -1

  const endElement = (at: number) => {
    if (found.elements.length >= (list?.max ?? 0)) throw new TooMuchJsonError()
    if (at - elementAt - elementPictureBytes > maxTextBytes) throw new TooMuchJsonError()
    found.elements.push(bytes.subarray(elementAt, at))
    values = 0
    elementPictureBytes = 0
  }
  const endString = (at: number) => {
    isInString = false
    const length = at + 1 - stringAt
    if (depth === 1) isKey = wanted?.length === length && isAt(bytes, stringAt, wanted)
    if (!isPlain || length < longBytes) return
    if (!pictureStarts.some((start) => isAt(bytes, stringAt, start))) return
    if (elementAt >= 0) elementPictureBytes += length
    else pictureBytes += length
  }
  for (let at = 0; at < bytes.length; at += 1) {
    if (at >= sliceEnd) {
      await nextTurn()
      sliceEnd = at + sliceBytes
    }
    const byte = bytes[at] as number
    if (isInString) {
      if (byte === sign['"']) endString(at)
      else if (byte === sign['\\']) {
        at += 1
        isPlain &&= bytes[at] === sign['/']
      } else if (byte > 0x7f) isPlain = false
    } else if (byte === sign['"']) {
      isInString = true
      isPlain = true
      stringAt = at
    } else if (byte === sign[',']) {
      values += 1
      if (elementAt >= 0 && depth === 2) {
        endElement(at)
        elementAt = at + 1
      }
      if (depth === 1) isKey = false
    } else if (byte === sign['['] || byte === sign['{']) {
      depth += 1
      values += 1
      if (byte === sign['['] && depth === 2 && isKey && found.start === bytes.length) {
        found.start = at + 1
        elementAt = at + 1
      }
    } else if (byte === sign[']'] || byte === sign['}']) {
      if (elementAt >= 0 && depth === 2) {
        found.end = at
        const isEmpty = found.elements.length === 0 && isBlank(bytes.subarray(elementAt, at))
        if (!isEmpty) endElement(at)
        elementAt = -1
      }
      depth -= 1
    }
    if (depth > maxDepth || values > maxValues) throw new TooMuchJsonError()
  }
  const listBytes = Math.max(0, found.end - found.start)
  if (bytes.length - listBytes - pictureBytes > maxTextBytes) throw new TooMuchJsonError()
  // A list without an end is invalid JSON; the parser receives the whole text.
  return found.end < found.start ? { ...found, start: bytes.length } : found
}

function isAt(bytes: Buffer, at: number, part: Buffer): boolean {
  return part.equals(bytes.subarray(at, at + part.length))
}

function isBlank(bytes: Buffer): boolean {
  return bytes.length < 1000 && bytes.toString('latin1').trim() === ''
}
