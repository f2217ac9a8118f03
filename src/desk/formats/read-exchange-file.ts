import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { readExchangeCsv } from './csv/read-exchange-csv'
import {
  type ExchangeFileFault,
  exchangeLimits,
  type ReadExchange,
  type ReadUnit,
} from './exchange'
import type { Inline } from './inline'
import { readXliff } from './xliff/read-xliff'

export type NamedExchange = { name: string; read: ReadExchange | ExchangeFileFault }

/** Reads an XLIFF or CSV file, or an archive of several. */
export function readExchangeFile(name: string, bytes: Uint8Array): NamedExchange[] {
  if (bytes.length > exchangeLimits.bytes) return [{ name, read: { reason: 'tooLarge' } }]
  const read = isArchive(bytes) ? readArchive(name, bytes) : [{ name, read: readText(name, bytes) }]
  const parts = read.reduce((sum, one) => sum + countAllParts(one.read), 0)
  return parts > exchangeLimits.parts ? [{ name, read: { reason: 'tooMany' } }] : read
}

function readArchive(name: string, bytes: Uint8Array): NamedExchange[] {
  const refuse = (reason: ExchangeFileFault['reason']) => [{ name, read: { reason } }]
  try {
    // Nothing is inflated before the announced sizes are known. fflate inflates no more than these.
    const entries: UnzipFileInfo[] = []
    unzipSync(bytes, { filter: (entry) => entries.push(entry) < 0 })
    const accepted = entries.filter(isExchangeEntry)
    const total = accepted.reduce((sum, { originalSize }) => sum + originalSize, 0)
    const isBomb = accepted.some(
      ({ originalSize, size }) => originalSize > size * exchangeLimits.compressionRatio,
    )
    if (entries.length > exchangeLimits.entriesInArchive) return refuse('archive')
    if (accepted.length > exchangeLimits.filesInArchive) return refuse('archive')
    if (total > exchangeLimits.bytes || isBomb) return refuse('archive')
    if (accepted.length === 0) return refuse('notExchange')
    const files = Object.entries(unzipSync(bytes, { filter: isExchangeEntry }))
    return files.map(([own, content]) => ({ name: own, read: readText(own, content) }))
  } catch {
    return refuse('damagedArchive')
  }
}

const isExchangeEntry = ({ name }: UnzipFileInfo) =>
  /\.(?:xlf|xliff|csv)$/i.test(name) && !name.includes('__MACOSX')

function countAllParts(read: NamedExchange['read']): number {
  if ('reason' in read) return 0
  return read.files
    .flatMap(({ units }) => units)
    .reduce((sum, unit) => sum + countUnitParts(unit), 0)
}

export const countUnitParts = ({ source, target }: ReadUnit): number =>
  countParts(source) + countParts(target ?? [])

const countParts = (content: readonly Inline[]): number =>
  content.reduce(
    (sum, part) => sum + 1 + (typeof part === 'string' ? 0 : countParts(part.children ?? [])),
    0,
  )

const isArchive = (bytes: Uint8Array) => strFromU8(bytes.subarray(0, 4), true) === 'PK\x03\x04'

function readText(name: string, bytes: Uint8Array): ReadExchange | ExchangeFileFault {
  const text = decode(bytes)
  if (text === undefined) return { reason: 'encoding' }
  if (text.trim() === '') return { reason: 'empty' }
  const isXml = /^\ufeff?\s*</.test(text)
  if (isXml) return readXliff(text)
  return /\.(?:xlf|xliff)$/i.test(name) ? { reason: 'notExchange' } : readExchangeCsv(text)
}

/** Decodes UTF-8, and UTF-16 with a byte order mark. */
export function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
