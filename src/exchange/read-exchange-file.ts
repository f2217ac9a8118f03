import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { readExchangeCsv } from './csv/read-exchange-csv'
import { type ExchangeFileFault, exchangeLimits, type ReadExchange } from './exchange'
import { readXliff } from './xliff/read-xliff'

export type NamedExchange = { name: string; read: ReadExchange | ExchangeFileFault }

/** Reads an XLIFF or CSV file, or an archive of several. */
export function readExchangeFile(name: string, bytes: Uint8Array): NamedExchange[] {
  if (bytes.length > exchangeLimits.bytes) return [{ name, read: { reason: 'tooLarge' } }]
  if (!isArchive(bytes)) return [{ name, read: readText(name, bytes) }]
  let total = 0
  let files = 0
  const isAccepted = ({ name: own, originalSize }: UnzipFileInfo) => {
    if (!/\.(?:xlf|xliff|csv)$/i.test(own) || own.includes('__MACOSX')) return false
    total += originalSize
    files += 1
    return total <= exchangeLimits.bytes && files <= exchangeLimits.filesInArchive
  }
  try {
    const found = Object.entries(unzipSync(bytes, { filter: isAccepted }))
    if (total > exchangeLimits.bytes) return [{ name, read: { reason: 'tooLarge' } }]
    if (files > exchangeLimits.filesInArchive) return [{ name, read: { reason: 'tooMany' } }]
    if (found.length === 0) return [{ name, read: { reason: 'notExchange' } }]
    return found.map(([own, content]) => ({ name: own, read: readText(own, content) }))
  } catch {
    return [{ name, read: { reason: 'malformed' } }]
  }
}

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
function decode(bytes: Uint8Array): string | undefined {
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
