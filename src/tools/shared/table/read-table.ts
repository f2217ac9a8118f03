import { maxColumns, maxFileBytes, maxRows } from '@/qr/batch'
import type { Delimiter } from './delimiters'
import { detectUtf16 } from './detect-utf16'
import type { ReadTable, Table, TableFailure } from './table'
import type { TextEncoding } from './text-encodings'

/** The data to read, for a workbook the sheet, and for text how to read it instead of detecting it. */
export type TableSource = {
  data: Blob | string
  sheet?: string
  encoding?: TextEncoding
  delimiter?: Delimiter
  /** The language of the page, a hint at the encoding. */
  language?: string
}

/**
 * Reads a file or pasted text as a table: CSV, TSV and the like in any encoding, or a workbook
 * (XLSX). Never throws.
 */
export async function readTable({ data, sheet, ...options }: TableSource): Promise<ReadTable> {
  const size = typeof data === 'string' ? data.length : data.size
  if (size > maxFileBytes) return { ok: false, reason: 'too-large' }
  const read =
    typeof data === 'string' ? await readText(data, options) : await readFile(data, sheet, options)
  return read.ok ? checkTable(skipTitle(read.table)) : read
}

type TextOptions = Pick<TableSource, 'encoding' | 'delimiter' | 'language'>

async function readFile(
  file: Blob,
  sheet: string | undefined,
  options: TextOptions,
): Promise<ReadTable> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = tableKind(bytes)
  if (kind === 'workbook') return (await import('./read-workbook')).readWorkbook(bytes, sheet)
  if (kind !== 'text') return { ok: false, reason: kind }
  const { decodeText } = await import('./decode-text')
  const { text, encoding } = decodeText(bytes, options)
  const read = await readText(text, options)
  return read.ok ? { ok: true, table: { ...read.table, encoding } } : read
}

async function readText(text: string, { delimiter }: TextOptions): Promise<ReadTable> {
  const { readDelimited } = await import('./read-delimited')
  return { ok: true, table: readDelimited(text, delimiter) }
}

const longestTitle = 10

/**
 * Empties rows above the headings that have a single cell, such as a title: headings are words
 * without digits and links. Rows of one cell below each other may be a list.
 */
function skipTitle(table: Table): Table {
  const { cells } = table
  const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '')
  const at = cells.findIndex((row) => filled(row).length > 1)
  const above = cells.slice(0, Math.max(at, 0))
  const titles = above.filter((row) => filled(row).length === 1)
  const isTitle = (row: readonly string[]) =>
    filled(row).every((cell) => !/:\/\/|@|\w\.\w/.test(cell))
  const areHeadings = filled(cells[at] ?? []).every((cell) => !/\d|:\/\/|@|\w\.\w/.test(cell))
  if (titles.length === 0 || above.length > longestTitle || !areHeadings || !above.every(isTitle))
    return table
  return { ...table, cells: [...above.map(() => []), ...cells.slice(at)], titleRows: titles.length }
}

function checkTable(table: Table): ReadTable {
  const { cells } = table
  if (cells.every((row) => row.every((cell) => cell.trim() === ''))) {
    return { ok: false, reason: 'empty' }
  }
  if (cells.length > maxRows + 1) return { ok: false, reason: 'too-many-rows' }
  if (cells.some((row) => row.length > maxColumns)) return { ok: false, reason: 'too-many-columns' }
  return { ok: true, table }
}

/** Detects the kind of a table by its first bytes, because file extensions are often wrong. */
function tableKind(bytes: Uint8Array): 'text' | 'workbook' | TableFailure {
  const begins = (...head: number[]) => head.every((byte, at) => bytes[at] === byte)
  if (begins(0x50, 0x4b, 3, 4)) return 'workbook'
  // A compound file: XLS from before 2007, or a newer workbook with a password.
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) {
    return containsUtf16(bytes, 'EncryptedPackage') ? 'locked-workbook' : 'old-workbook'
  }
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) return 'text'
  const isPicture = begins(0x89, 0x50, 0x4e, 0x47) || begins(0xff, 0xd8, 0xff)
  const isDocument = begins(0x25, 0x50, 0x44, 0x46)
  if (isPicture || isDocument || begins(0x47, 0x49, 0x46, 0x38)) return 'not-a-table'
  return isText(bytes) ? 'text' : 'not-a-table'
}

/** Zero bytes are frequent in programs and pictures; one in a list is a mistake of its writer. */
function isText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4096)
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  return zeros <= Math.max(1, head.length / 200) || detectUtf16(bytes) !== undefined
}

function containsUtf16(bytes: Uint8Array, word: string): boolean {
  const letters = [...word].flatMap((letter) => [letter.charCodeAt(0), 0])
  const end = Math.min(bytes.length, 1 << 20) - letters.length
  for (let at = 0; at <= end; at += 2) {
    if (letters.every((byte, offset) => bytes[at + offset] === byte)) return true
  }
  return false
}
