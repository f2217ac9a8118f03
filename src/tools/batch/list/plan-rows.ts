import { creationLimits } from '@/codes'
import { type BarcodeFormat, checkBarcodeText, suggestGs1Format } from '@/qr/barcode'
import {
  blankContent,
  type Content,
  type ContentField,
  contentFields,
  contentTitle,
  encodeContent,
  isShown,
  parsePlace,
  type Warning,
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
import { cellKey } from '@/tools/shared/table/table'
import type { BatchRow, RowFault, RowStyle } from '../batch-job'
import type { BatchList, BatchMapping, StyleTarget } from './batch-list'
import { findCellFault } from './check-cell'
import { fillFileNamePattern, fillLabelText } from './file-name-pattern'
import { columnNames, dataRows } from './find-columns'
import { isDynamicBatch } from './is-dynamic-batch'
import { type CellLabels, readCell } from './read-cell'
import { readProductLink } from './read-gtin'
import { findTimeIn } from './read-moment'
import { maxQuantity, readQuantity } from './read-quantity'
import type { RowFaultReason } from './row-faults'

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
  /** Faults of quantities in `rows`, which matter on labels only; see `applyQuantities`. */
  quantityFaults: RowFault[]
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
 *
 * @param findMore finds warnings by what is loaded on demand
 */
export function* planRows(
  list: BatchList,
  mapping: BatchMapping,
  { design, words, locale }: PlanOptions,
  findMore: (content: Content) => readonly Warning[] = () => [],
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
  const plan: RowsPlan = {
    ...{ rows: [], faults: [], quantityFaults: [], warnings: [] },
    ...{ emptyRows: 0, duplicateRows: [] },
  }
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
    for (const { key, severity, values } of [...warnings, ...findMore(content)]) {
      if (severity !== 'warning' || barcode) continue
      if (mapping.isDynamic && staticWarnings.has(key)) continue
      const known = warned.get(key)
      if (known) known.count++
      else warned.set(key, { key, ...(values && { values }), count: 1, firstRow: row })
    }
    const quantity = readRowQuantity(plan, { row, cells }, mapping)
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
      ...(quantity !== 1 && { quantity }),
      ...(style.look && { look: style.look }),
    })
  }
  plan.warnings.push(...warned.values())
  plan.emptyRows = countEmpty(list.cells)
  return plan
}

/** Returns how often a row is printed, null if its cell is empty or has a fault, which is noted. */
function readRowQuantity(
  plan: RowsPlan,
  { row, cells }: { row: number; cells: readonly string[] },
  { quantityColumn }: BatchMapping,
): number | null {
  if (quantityColumn === undefined) return 1
  const cell = cells[quantityColumn] ?? ''
  const quantity = readQuantity(cell)
  if (quantity !== undefined) return quantity
  plan.quantityFaults.push({
    ...{ row, value: shown(cell), reason: 'quantity', values: { max: maxQuantity } },
  })
  return null
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
    const typed = cellOf(field.name, cells, mapping)
    const heading = names[mapping.columns[field.name] ?? -1] ?? ''
    const { digitalLink } = mapping
    const isProduct = digitalLink !== undefined && field.name === 'url' && typed.trim() !== ''
    const link = isProduct ? readProductLink(typed, digitalLink) : undefined
    const cell = link?.ok ? link.url : typed
    const doubt = link && !link.ok ? link.reason : findCellFault(field, cell, heading)
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

/**
 * Parses a color as people write it in a list: `#1a2b3c`, `1a2b3c`, `#abc`, `rgb(26, 43, 60)` or a
 * CSS name. Returns '#rrggbb', or undefined for anything else, including transparent colors.
 */
function readColor(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  const [, hex] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(plain) ?? []
  // Without `#`, three letters are more likely a word.
  if (hex && (hex.length === 6 || plain.startsWith('#'))) {
    return `#${hex.length === 6 ? hex : hex.replace(/./g, '$&$&')}`
  }
  const rgb = /^(?:rgb\s*\()?\s*(\d{1,3})\s*[,;\s]\s*(\d{1,3})\s*[,;\s]\s*(\d{1,3})\s*\)?$/.exec(
    plain,
  )
  if (rgb) {
    const parts = rgb.slice(1).map(Number)
    if (parts.some((part) => part > 255)) return undefined
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
  const named = cssColors.get(plain.replace(/[\s-]/g, ''))
  return named === undefined ? undefined : `#${named}`
}

/** The named colors of CSS Color 4 (6.1), each followed by its six digits. */
const named = [
  'aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4',
  'azure f0ffff beige f5f5dc bisque ffe4c4 black 000000',
  'blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a',
  'burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e',
  'coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c',
  'cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b',
  'darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b',
  'darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc',
  'darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b',
  'darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3',
  'deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969',
  'dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22',
  'fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700',
  'goldenrod daa520 gray 808080 green 008000 greenyellow adff2f',
  'gray 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c',
  'indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa',
  'lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6',
  'lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3',
  'lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a',
  'lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899',
  'lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32',
  'linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa',
  'mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371',
  'mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585',
  'midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5',
  'navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000',
  'olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6',
  'palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093',
  'papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb',
  'plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399',
  'red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513',
  'salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee',
  'sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd',
  'slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f',
  'steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8',
  'tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3',
  'white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32',
]

const cssColors: ReadonlyMap<string, string> = new Map(
  named
    .join(' ')
    .split(/ (?=[a-z]+ [0-9a-f]{6})/)
    .map((pair) => pair.split(' ') as [string, string]),
)
