import { creationLimits } from '@/codes'
import { type BarcodeFormat, checkBarcodeText, suggestGs1Format } from '@/qr/barcode'
import {
  blankContent,
  type ContentField,
  contentFields,
  contentTitle,
  encodeContent,
  isShown,
  parsePlace,
  type WarningKey,
} from '@/qr/content'
import {
  type Design,
  encodeOptions,
  estimateContrast,
  frameTextMaxLength,
  type LogoIcon,
  logoIcons,
} from '@/qr/design'
import { encodeMatrix, type Level, levels } from '@/qr/encode'
import { utf8Length } from '@/std/utf8-length'
import type { BatchRow, RowFault, RowStyle } from '../batch-job'
import type { BatchList, BatchMapping, StyleTarget } from './batch-list'
import { findCellFault } from './check-cell'
import { fillFileNamePattern, fillLabelText } from './file-name-pattern'
import { columnNames, dataRows } from './find-columns'
import { isDynamicBatch } from './is-dynamic-batch'
import { type CellLabels, readCell } from './read-cell'
import { readColor } from './read-color'
import { findTimeIn } from './read-moment'
import { readQuantity } from './read-quantity'
import type { RowFaultReason } from './row-faults'
import { cellKey } from './table'

/** Properties of a design that determine whether a row fits. */
export type PlanDesign = Pick<
  Design,
  'level' | 'minVersion' | 'mask' | 'eci' | 'modules' | 'finders' | 'background'
>

export type PlanOptions = {
  design: PlanDesign
  words: CellLabels
  /** Language of the list, whose country decides how amounts are written. */
  locale: string
}

/** Properties that may surprise a person who scans, and the number of rows that have them. */
export type RowWarning = {
  key: string
  values?: Readonly<Record<string, string | number>>
  count: number
  firstRow: number
}

export type RowsPlan = {
  /** Rows that become codes. A logo is an icon or the name of a picture in the list. */
  rows: BatchRow[]
  faults: RowFault[]
  warnings: RowWarning[]
  /** The barcode for the GS1 data of some rows, if another one is chosen. */
  suggestion?: { format: BarcodeFormat; count: number; firstRow: number }
  emptyRows: number
  /** Rows with the same content as an earlier one. */
  duplicateRows: number[]
}

type Fault = Omit<RowFault, 'row' | 'reason'> & { reason: RowFaultReason }

const longestShown = 120
/** Codewords of version 40 minus the header of byte mode: texts up to this size always fit. */
const sureBytes: Record<Level, number> = { L: 2950, M: 2328, Q: 1660, H: 1270 }
/** Warnings about how phones interpret a text, which a hosted page displays uniformly. */
const staticWarnings = new Set<string>(['vcardLong', 'geoAndroidOnly'] satisfies WarningKey[])
/** Rows between two opportunities to pause. */
const rowsAtOnce = 250

/**
 * Converts rows of a list to contents, and collects the faults of the others. Yields the number of
 * processed rows at intervals.
 */
export function* planRows(
  list: BatchList,
  mapping: BatchMapping,
  { design, words, locale }: PlanOptions,
): Generator<number, RowsPlan> {
  const names = columnNames(list)
  const broken = new Set(list.brokenRows)
  const pictures = new Set(list.pictures.map(({ name }) => name.toLowerCase()))
  const readStyle = createStyleReader(
    mapping.barcode ? { color: mapping.look.color } : mapping.look,
    design,
    pictures,
  )
  const fits = fitTest(design)
  const plan: RowsPlan = { rows: [], faults: [], warnings: [], emptyRows: 0, duplicateRows: [] }
  const withLinks = createLinkReader(list, mapping)
  const findMissing = createMissingFinder(list)
  const seen = new Set<string>()
  const warned = new Map<string, RowWarning>()
  let number = 0

  for (const { row, cells } of dataRows(list)) {
    number++
    if (number % rowsAtOnce === 0) yield row
    const fail = (faults: readonly Omit<RowFault, 'row'>[]) => {
      for (const fault of faults) plan.faults.push({ row, ...fault })
    }
    const shape = checkShape(cells, names.length, broken.has(row))
    if (shape) {
      fail([shape])
      continue
    }
    const { draft, faults } = readDraft(withLinks(row, cells), mapping, {
      names,
      labels: words,
      locale,
    })
    faults.push(...findMissing(row, mapping))
    const encoded = encodeContent(draft)
    const issues = encoded.ok ? [] : encoded.issues
    const blamed = new Set(faults.map(({ field }) => field))
    const ofContent = issues
      .filter(({ path }) => !blamed.has(path))
      .map(({ path, key, values }) => ({
        ...(path && { field: path, value: shown(cellOf(path, cells, mapping)) }),
        reason: key,
        ...(values && { values }),
      }))
    const style = readStyle(cells)
    const quantity = readQuantity(cells[mapping.quantityColumn ?? -1])
    if (quantity === undefined) {
      faults.push({ value: shown(cells[mapping.quantityColumn ?? -1] ?? ''), reason: 'quantity' })
    }
    if (!encoded.ok || faults.length > 0 || style.faults.length > 0) {
      fail([...faults, ...ofContent, ...style.faults])
      continue
    }
    const { content, warnings } = encoded
    const barcode = mapping.barcode && checkBarcodeText(encoded.text, mapping.barcode)
    noteGs1(plan, row, mapping.barcode && suggestGs1Format(encoded.text, mapping.barcode))
    if (barcode && !barcode.ok) {
      const { reason, values } = barcode
      const value = shown(cellOf('text', cells, mapping))
      fail([{ field: 'text', value, reason, ...(values && { values }) }])
      continue
    }
    const text = barcode ? barcode.text : encoded.text
    const isUnlimited = mapping.isDynamic || barcode
    const excessBytes = isUnlimited ? 0 : fits(text, encoded.symbol?.level)
    if (excessBytes > 0) {
      const field = longestField(mapping, cells)
      fail([{ ...(field && { field }), reason: 'too-long', values: { count: excessBytes } }])
      continue
    }
    if (seen.has(text)) {
      plan.duplicateRows.push(row)
      if (mapping.duplicates === 'skip') continue
    }
    seen.add(text)
    if (isDynamicBatch(mapping) && plan.rows.length >= creationLimits.perDay) {
      fail([{ reason: 'day-limit', values: { count: creationLimits.perDay } }])
      continue
    }
    for (const { key, severity, values } of warnings) {
      if (severity !== 'warning' || barcode) continue
      if (mapping.isDynamic && staticWarnings.has(key)) continue
      const known = warned.get(key)
      if (known) known.count++
      else warned.set(key, { key, ...(values && { values }), count: 1, firstRow: row })
    }
    const title =
      cells[mapping.titleColumn ?? -1]?.trim() || (barcode ? text : contentTitle(content))
    const named = { row, number, title, cells: cellsByName(names, cells) }
    plan.rows.push({
      row,
      content,
      text,
      title,
      name: fillFileNamePattern(mapping.namePattern, named),
      ...(mapping.labelText && { caption: fillLabelText(mapping.labelText, named) }),
      ...(quantity !== undefined && quantity !== 1 && { quantity }),
      ...(style.look && { look: style.look }),
    })
  }
  plan.warnings.push(...warned.values())
  plan.emptyRows = countEmpty(list.cells)
  return plan
}

/** Counts a row for which another barcode is suggested. */
function noteGs1(plan: RowsPlan, row: number, format: BarcodeFormat | undefined): void {
  if (!format) return
  if (plan.suggestion) plan.suggestion.count++
  else plan.suggestion = { format, count: 1, firstRow: row }
}

/** Returns the cells of a row with the links behind their texts, where the field is a link. */
function createLinkReader({ links = {} }: BatchList, { type, columns }: BatchMapping) {
  const linkColumns = contentFields[type].flatMap(({ name, input }) => {
    const column = input === 'url' ? columns[name] : undefined
    return column === undefined ? [] : [column]
  })
  return (row: number, cells: readonly string[]): readonly string[] => {
    const found = linkColumns.filter((column) => links[cellKey(row - 1, column)])
    if (found.length === 0) return cells
    return cells.map((cell, column) =>
      found.includes(column) ? (links[cellKey(row - 1, column)] ?? cell) : cell,
    )
  }
}

/** Finds mapped cells whose formula has no result in the file. */
function createMissingFinder({ missingValues = [] }: BatchList) {
  const missing = new Set(missingValues)
  return (row: number, { columns }: BatchMapping): Fault[] =>
    missing.size === 0
      ? []
      : Object.entries(columns)
          .filter(([, column]) => missing.has(cellKey(row - 1, column)))
          .map(([field]) => ({ field, value: '', reason: 'no-result' as const }))
}

/** Programs omit empty cells at the end; cells without a heading have no meaning. */
function checkShape(
  cells: readonly string[],
  columns: number,
  isBroken: boolean,
): Fault | undefined {
  if (isBroken) return { reason: 'broken-quotes', value: shown(cells.join(' ')) }
  const extra = cells.slice(columns).find((cell) => cell.trim() !== '')
  return extra === undefined
    ? undefined
    : { reason: 'extra-cells', value: shown(extra), values: { count: columns } }
}

type Draft = ReturnType<typeof blankContent>

function readDraft(
  cells: readonly string[],
  mapping: BatchMapping,
  { names, labels, locale }: { names: readonly string[]; labels: CellLabels; locale: string },
): { draft: Draft; faults: Fault[] } {
  const draft = blankContent(mapping.type)
  const faults: Fault[] = []
  const fields = contentFields[mapping.type]
  for (const field of fields) {
    const cell = cellOf(field.name, cells, mapping)
    const heading = names[mapping.columns[field.name] ?? -1] ?? ''
    const doubt = findCellFault(field, cell, heading)
    const read = readCell(field, cell, labels, { dateOrder: mapping.dateOrder, locale })
    if (read.ok) draft[field.name] = read.value
    const reason = doubt ?? (read.ok ? undefined : read.reason)
    if (reason) faults.push({ field: field.name, value: shown(cell), reason })
  }
  if (mapping.type === 'event') splitTimesOfDates(draft, cells, mapping)
  if (mapping.type === 'map') splitPlace(draft)
  const shownFaults = faults.filter(({ field }) =>
    fields.some((known) => known.name === field && isShown(known, draft)),
  )
  return { draft, faults: shownFaults }
}

/** Splits cells in which spreadsheets combine day and time. */
function splitTimesOfDates(draft: Draft, cells: readonly string[], mapping: BatchMapping): void {
  if (draft.allDay === true) return
  for (const end of ['start', 'end']) {
    if (draft[`${end}Time`] !== '') continue
    const time = findTimeIn(cellOf(`${end}Date`, cells, mapping))
    if (time !== undefined) draft[`${end}Time`] = time
  }
}

/** Splits both coordinates in one cell, or a link to a map. */
function splitPlace(draft: Draft): void {
  if (draft.longitude !== '') return
  const place = parsePlace(String(draft.latitude))
  if (!place?.ok) return
  draft.latitude = place.latitude
  draft.longitude = place.longitude
  if (draft.label === '') draft.label = place.label
}

function cellOf(field: string, cells: readonly string[], mapping: BatchMapping): string {
  const column = mapping.columns[field]
  const own = column === undefined ? '' : (cells[column] ?? '')
  // The fixed value replaces an empty cell.
  return own.trim() === '' ? (mapping.fixed[field] ?? '') : own
}

function createStyleReader(
  columns: { [Target in StyleTarget]?: number | undefined },
  design: PlanDesign,
  pictures: ReadonlySet<string>,
): (cells: readonly string[]) => { look: RowStyle | undefined; faults: Fault[] } {
  const contrasts = new Map<string, number>()
  const contrastOf = (color: string) => {
    const known = contrasts.get(color)
    if (known !== undefined) return known
    const fill = { kind: 'solid', color } as const
    const { ratio } = estimateContrast({ ...design, modules: { ...design.modules, fill } })
    contrasts.set(color, ratio)
    return ratio
  }
  const at = (cells: readonly string[], column: number | undefined) =>
    column === undefined ? '' : (cells[column] ?? '').trim()
  return (cells) => {
    const style: RowStyle = {}
    const faults: Fault[] = []
    const typedColor = at(cells, columns.color)
    if (typedColor !== '') {
      const color = readColor(typedColor)
      const blame = { field: 'look.color', value: shown(typedColor) }
      if (color === undefined) faults.push({ ...blame, reason: 'color' })
      else if (contrastOf(color) < 3) faults.push({ ...blame, reason: 'contrast' })
      else style.color = color
    }
    const typedLogo = at(cells, columns.logo)
    if (typedLogo !== '') {
      const name = typedLogo.toLowerCase()
      if (isIcon(name) || pictures.has(name)) style.logo = name
      else faults.push({ field: 'look.logo', value: shown(typedLogo), reason: 'logo' })
    }
    const frameText = at(cells, columns.frameText)
    if ([...frameText].length > frameTextMaxLength) {
      const blame = { field: 'look.frameText', value: shown(frameText) }
      faults.push({ ...blame, reason: 'frame-text', values: { max: frameTextMaxLength } })
    } else if (frameText !== '') style.frameText = frameText
    return { look: Object.keys(style).length > 0 ? style : undefined, faults }
  }
}

function isIcon(name: string): name is LogoIcon {
  return logoIcons.includes(name as LogoIcon)
}

/**
 * Returns a test for the number of excess bytes, 0 if the text fits. Encoding is slow, so only long
 * texts are encoded.
 */
function fitTest(design: PlanDesign): (text: string, demanded: Level | undefined) => number {
  return (text, demanded) => {
    const level = higherLevel(design.level, demanded)
    if (utf8Length(text) <= sureBytes[level]) return 0
    const encoded = encodeMatrix(text, { ...encodeOptions(design), level })
    return encoded.ok ? 0 : encoded.excessBytes
  }
}

function higherLevel(level: Level, demanded: Level | undefined): Level {
  return demanded && levels.indexOf(demanded) > levels.indexOf(level) ? demanded : level
}

/** The field with the longest value. */
function longestField(mapping: BatchMapping, cells: readonly string[]): string | undefined {
  const length = ({ name }: ContentField) => cellOf(name, cells, mapping).length
  const fields = contentFields[mapping.type].filter((field) => length(field) > 0)
  return fields.sort((one, two) => length(two) - length(one))[0]?.name
}

function cellsByName(names: readonly string[], cells: readonly string[]): Map<string, string> {
  return new Map(names.map((name, column) => [name, (cells[column] ?? '').trim()]))
}

function countEmpty(cells: readonly (readonly string[])[]): number {
  return cells.filter((row) => row.every((cell) => cell.trim() === '')).length
}

function shown(value: string): string {
  const letters = [...value]
  return letters.length > longestShown ? `${letters.slice(0, longestShown).join('')}…` : value
}
