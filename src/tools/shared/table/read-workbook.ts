import { strFromU8, unzipSync } from 'fflate'
import { maxUnpackedBytes } from '@/qr/batch'
import { readXml } from '@/std/read-xml'
import { decodeXstring } from './decode-xstring'
import { readWorkbookSheet } from './read-sheet'
import type { ReadTable } from './table'

type Parts = Readonly<Record<string, Uint8Array>>

/**
 * Reads a sheet of a workbook (XLSX, ECMA-376): the named one, or the first visible one that is not
 * empty. Cells are read as the spreadsheet displays them; see `formatCell`.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  wanted: string | undefined,
): Promise<ReadTable> {
  const unpacked = unpack(bytes)
  if (!unpacked.ok) return unpacked
  try {
    const { parts } = unpacked
    const { sheets, is1904 } = listSheets(parts)
    const context = { strings: readStrings(parts), patterns: readPatterns(parts), is1904 }
    const visible = sheets.filter(({ isHidden }) => !isHidden)
    const open = (path: string) =>
      readWorkbookSheet(textOf(parts, path) ?? '', readLinks(parts, path), context)
    const named = sheets.find(({ name }) => name === wanted)
    const [first] = visible
    let sheet = named ?? first
    let table = sheet && open(sheet.path)
    for (const other of named ? [] : visible.slice(1)) {
      if (table && table.cells.length > 0) break
      sheet = other
      table = open(other.path)
    }
    if (!sheet || !table) return { ok: false, reason: 'empty' }
    const names = sheets.map(({ name }) => name)
    const hidden = sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name)
    return {
      ok: true,
      table: {
        ...table,
        brokenRows: [],
        ...(names.length > 1 && { sheets: names }),
        ...(hidden.length > 0 && { hiddenSheets: hidden }),
        sheet: sheet.name,
      },
    }
  } catch {
    return { ok: false, reason: 'damaged-workbook' }
  }
}

type Unpacked = { ok: true; parts: Parts } | Extract<ReadTable, { ok: false }>

function unpack(bytes: Uint8Array): Unpacked {
  let left = maxUnpackedBytes
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.xml(\.rels)?$/i.test(name)) return false
        left -= originalSize
        return left >= 0
      },
    })
    if (left < 0) return { ok: false, reason: 'too-large' }
    const named = Object.entries(files).map(([name, file]) => [partName(name), file])
    const parts: Parts = Object.fromEntries(named)
    return isWorkbook(parts) ? { ok: true, parts } : { ok: false, reason: 'not-a-table' }
  } catch {
    return { ok: false, reason: 'damaged-workbook' }
  }
}

/** Documents and presentations are archives of the same format. */
function isWorkbook(parts: Parts): boolean {
  return /spreadsheetml|sheet\.main/.test(textOf(parts, '[Content_Types].xml') ?? '')
}

/** Names of parts are equal whatever their case is (ECMA-376, part 2); some programs rely on it. */
function partName(path: string): string {
  return path.replaceAll('\\', '/').replace('/./', '/').replace(/^\//, '').toLowerCase()
}

function textOf(parts: Parts, path: string): string | undefined {
  const part = parts[partName(path)]
  return part && strFromU8(part)
}

type Sheet = { name: string; path: string; isHidden: boolean }

function listSheets(parts: Parts): { sheets: Sheet[]; is1904: boolean } {
  const targets = readTargets(parts, 'xl/workbook.xml')
  const sheets: Sheet[] = []
  let is1904 = false
  readXml(textOf(parts, 'xl/workbook.xml') ?? '', {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const path = targets.get(attributes['r:id'] ?? '')
      const isHidden = /hidden/i.test(attributes.state ?? '')
      // Charts and dialogs have no cells.
      if (path && !/(chart|dialog|macro)sheets\//.test(path))
        sheets.push({ name: decodeXstring(attributes.name ?? ''), path, isHidden })
    },
  })
  return { sheets, is1904 }
}

/** Targets of the relationships of a part by their id; external ones as they are. */
function readTargets(parts: Parts, path: string): Map<string, string> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const targets = new Map<string, string>()
  const relationships = `${folder}_rels/${path.slice(folder.length)}.rels`
  readXml(textOf(parts, relationships) ?? '', {
    open(name, { Id = '', Target = '', TargetMode }) {
      if (name !== 'Relationship') return
      const isWhole = TargetMode === 'External' || Target.startsWith('/')
      targets.set(Id, isWhole ? Target : folder + Target)
    },
  })
  return targets
}

/** Links of a sheet by the reference of their cell, such as `B7`. */
function readLinks(parts: Parts, path: string): Map<string, string> {
  const targets = readTargets(parts, path)
  const links = new Map<string, string>()
  readXml(textOf(parts, path) ?? '', {
    open(name, attributes) {
      const target = name === 'hyperlink' && targets.get(attributes['r:id'] ?? '')
      if (target && /^(https?|mailto|tel):/i.test(target)) links.set(attributes.ref ?? '', target)
    },
  })
  return links
}

/** Texts that cells refer to by index. Readings of Japanese words (`rPh`) are no part of them. */
function readStrings(parts: Parts): string[] {
  const strings: string[] = []
  let text = ''
  let depth = 0
  readXml(textOf(parts, 'xl/sharedStrings.xml') ?? '', {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') depth++
    },
    text(content, name) {
      if (name === 't' && depth === 0) text += content
    },
    close(name) {
      if (name === 'rPh') depth--
      if (name === 'si') strings.push(decodeXstring(text))
    },
  })
  return strings
}

/** Number formats by the index that cells refer to: a pattern, or the id of a built-in format. */
function readPatterns(parts: Parts): (string | number)[] {
  const own = new Map<number, string>()
  const patterns: (string | number)[] = []
  let isInCells = false
  readXml(textOf(parts, 'xl/styles.xml') ?? '', {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'cellXfs') isInCells = true
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode)
      if (name === 'xf' && isInCells) patterns.push(own.get(Number(numFmtId)) ?? Number(numFmtId))
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return patterns
}
