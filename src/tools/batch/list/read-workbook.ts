import { strFromU8, unzipSync, type ZipOptions, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { maxUnpackedBytes } from '@/qr/batch'
import type { ReadTable } from './table'

/**
 * Reads a sheet of a workbook (XLSX): the named one, or the first that is not empty. Dates become
 * ISO dates, numbers what a person would type.
 *
 * The XLSX library unpacks large parts in workers made from text, which the site's content security
 * policy forbids, so it receives an archive that is already unpacked.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  wanted: string | undefined,
): Promise<ReadTable> {
  const unpacked = unpack(bytes)
  if (!unpacked.ok) return unpacked
  try {
    const archive = new Blob([unpacked.archive])
    const sheets = await readXlsxFile<string>(archive, { trim: false, parseNumber: readNumber })
    const found =
      sheets.find(({ sheet }) => sheet === wanted) ??
      sheets.find(({ data }) => data.length > 0) ??
      sheets[0]
    if (!found) return { ok: false, reason: 'empty' }
    return {
      ok: true,
      table: {
        cells: found.data.map((row) => row.map(readCell)),
        brokenRows: [],
        ...(sheets.length > 1 && { sheets: sheets.map(({ sheet }) => sheet) }),
        sheet: found.sheet,
      },
    }
  } catch {
    return { ok: false, reason: 'damaged-workbook' }
  }
}

type Unpacked = { ok: true; archive: Uint8Array<ArrayBuffer> } | Extract<ReadTable, { ok: false }>

function unpack(bytes: Uint8Array): Unpacked {
  let left = maxUnpackedBytes
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.xml(\.rels)?$/.test(name)) return false
        left -= originalSize
        return left >= 0
      },
    })
    if (left < 0) return { ok: false, reason: 'too-large' }
    if (!isWorkbook(parts)) return { ok: false, reason: 'not-a-table' }
    const stored: ZipOptions = { level: 0 }
    return { ok: true, archive: zipSync(parts, stored) }
  } catch {
    return { ok: false, reason: 'damaged-workbook' }
  }
}

/** Documents and presentations are archives of the same format. */
function isWorkbook(parts: Readonly<Record<string, Uint8Array>>): boolean {
  const types = parts['[Content_Types].xml']
  return types !== undefined && /spreadsheetml|sheet\.main/.test(strFromU8(types))
}

type CellValue = string | boolean | Date | null | undefined

function readCell(value: unknown): string {
  const cell = value as CellValue
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return readDate(cell)
  return String(cell)
}

/**
 * Rounds to the 15 digits of spreadsheets; files contain binary fractions with errors beyond them.
 */
function readNumber(text: string): string {
  const number = Number(text)
  if (!Number.isFinite(number) || /^-?\d{1,21}$/.test(text)) return text
  const rounded = Number(number.toPrecision(15))
  return Math.abs(rounded) < 1e21 && Math.abs(rounded) >= 1e-6 ? String(rounded) : text
}

/**
 * Formats a day, a day with a time, or a time of day, which spreadsheets store as a fraction of day
 * zero.
 */
function readDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  // Rounded to the minute, as fractions of a day are inexact.
  const iso = new Date(Math.round(date.getTime() / 60_000) * 60_000).toISOString()
  const [day = '', time = ''] = iso.slice(0, 16).split('T')
  if (day < '1900-01-02') return time
  return time === '00:00' ? day : `${day} ${time}`
}
