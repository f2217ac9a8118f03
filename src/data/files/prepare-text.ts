import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { analyse } from 'chardet'
import { FileRefusal } from './file-refusal'
import type { RecognizedFile } from './recognize-file'

/** Ten times the subtitles of a long film; drawings made by hand are smaller still. */
const maxWholeBytes = 5 * 1024 * 1024
/** Enough bytes to detect the encoding. */
const sampleBytes = 64 * 1024

/**
 * Converts a text to a form that browsers read: UTF-8, and WebVTT for subtitles in SubRip. Tables
 * are not changed, since spreadsheets expect older encodings.
 *
 * @param path replaced by the converted text
 */
export async function prepareText(
  path: string,
  bytes: number,
  file: RecognizedFile,
): Promise<void> {
  const { mediaType } = file.type
  if (mediaType === 'text/plain') return recodeText(path)
  if (mediaType !== 'text/vtt' && mediaType !== 'image/svg+xml') return
  if (bytes > maxWholeBytes) throw new FileRefusal('tooLarge', { limit: maxWholeBytes })
  if (mediaType === 'image/svg+xml') return checkDrawing(await readFile(path))
  await recodeText(path)
  if (file.isSubRip) await writeFile(path, subRipToWebVtt(await readFile(path, 'utf8')))
}

async function recodeText(path: string): Promise<void> {
  const encoding = await findEncoding(path)
  if (encoding === 'utf-8') return
  const made = `${path}.utf8`
  await pipeline(
    createReadStream(path),
    async function* (parts: AsyncIterable<Buffer>) {
      const decoder = new TextDecoder(encoding)
      for await (const part of parts) yield Buffer.from(decoder.decode(part, { stream: true }))
      yield Buffer.from(decoder.decode())
    },
    createWriteStream(made),
  )
  await rename(made, path)
}

async function findEncoding(path: string): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const sample: Buffer[] = []
  let sampled = 0
  let isUtf8 = true
  for await (const part of createReadStream(path)) {
    if (sampled < sampleBytes) sample.push(part as Buffer)
    sampled += (part as Buffer).length
    isUtf8 &&= isDecodable(utf8, part as Buffer)
    if (!isUtf8 && sampled >= sampleBytes) break
  }
  if (isUtf8 && isDecodable(utf8)) return 'utf-8'
  const guesses = analyse(Buffer.concat(sample)).map(({ name }) => name)
  return guesses.find(isKnownEncoding) ?? 'windows-1252'
}

function isDecodable(decoder: TextDecoder, part?: Buffer): boolean {
  try {
    decoder.decode(part, { stream: part !== undefined })
    return true
  } catch {
    return false
  }
}

function isKnownEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== 'utf-8'
  } catch {
    return false
  }
}

/** Longer lines do not contain times, whatever their beginning. */
const maxTimesLength = 200
const subRipTimes =
  /^[ \t]*(\d{1,3}:\d\d:\d\d)[,.](\d{1,3}) *--> *(\d{1,3}:\d\d:\d\d)[,.](\d{1,3})(?= |\t|$)/

/** Converts SubRip to WebVTT: SubRip has commas in times and no header. */
export function subRipToWebVtt(text: string): string {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  return `WEBVTT\n\n${lines.map(normalizeTimes).join('\n').trim()}\n`
}

function normalizeTimes(line: string): string {
  if (line.length > maxTimesLength) return line
  return line.replace(
    subRipTimes,
    (_, from, fromParts, to, toParts) =>
      `${from}.${fromParts.padEnd(3, '0')} --> ${to}.${toParts.padEnd(3, '0')}`,
  )
}

/**
 * Refuses drawings that contain programs. Drawings are only downloaded, but may be opened later.
 */
function checkDrawing(bytes: Buffer): void {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileRefusal('damaged')
  }
  const plain = text
    .replace(/&#x([\da-f]{1,6});?/gi, (_, code) => toSign(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code) => toSign(Number(code)))
  const isProgram =
    /<(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|handler|listener)[\s/>]/i.test(
      plain,
    ) ||
    /[\s"'/]on\w+\s*=/i.test(plain) ||
    /j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(plain) ||
    /data:\s*text\/html/i.test(plain) ||
    /<!entity|<\?xml-stylesheet/i.test(plain)
  if (isProgram) throw new FileRefusal('script')
}

function toSign(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
