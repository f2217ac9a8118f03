import { type PaperName, papers } from './paper'
import type { SheetFormat } from './sheet-format'

/**
 * Business cards in national sizes, ten per sheet without gaps. The American sheet matches Avery
 * 5371.
 */
export const cardFormats = [
  a4('card-85x55', 'Business cards 85 × 55 mm', [2, 5], [85, 55]),
  a4('card-90x50', 'Business cards 90 × 50 mm', [2, 5], [90, 50]),
  a4('card-90x54', 'Business cards 90 × 54 mm', [2, 5], [90, 54]),
  a4('card-90x55', 'Business cards 90 × 55 mm', [2, 5], [90, 55]),
  a4('card-91x55', 'Business cards 91 × 55 mm', [2, 5], [91, 55]),
  letter('card-3.5x2', 'Business cards 3.5 × 2 in', [2, 5], [3.5, 2], 0),
] as const satisfies readonly LabelFormat[]

const localCards: Readonly<Record<string, string>> = {
  ja: 'card-91x55',
  vi: 'card-90x55',
  zh: 'card-90x54',
}

export function isCardFormat(id: string): boolean {
  return cardFormats.some((format) => format.id === id)
}

/**
 * Lists the formats of a paper: labels before cards, with the card of the reader's country first.
 */
export function listFormats(paper: PaperName, locale: string): readonly LabelFormat[] {
  const local = localCards[locale] ?? 'card-85x55'
  const rank = ({ id }: LabelFormat) => (isCardFormat(id) ? (id === local ? 1 : 2) : 0)
  return sheetFormats
    .filter((format) => format.paper === paper)
    .sort((one, other) => rank(one) - rank(other))
}

/**
 * Label sheets by their trade names. A format is included if the tables of glabels and those of
 * other programs agree on it to about a quarter of a millimetre; no sheet was measured. All labels
 * are centred on their paper, which determines the margins.
 */
export const labelFormats = [
  a4('avery-l7160', 'Avery L7160', [3, 7], [63.5, 38.1], 2.54),
  a4('avery-l7159', 'Avery L7159', [3, 8], [63.5, 33.9], 2.54),
  a4('avery-l7163', 'Avery L7163', [2, 7], [99.1, 38.1], 2.5),
  a4('avery-l7165', 'Avery L7165', [2, 4], [99.1, 67.7], 2.5),
  a4('avery-l7651', 'Avery L7651', [5, 13], [38.1, 21.2], 2.5),
  a4('avery-3474', 'Avery Zweckform 3474', [3, 8], [70, 37]),
  a4('avery-3475', 'Avery Zweckform 3475', [3, 8], [70, 36]),
  letter('avery-5160', 'Avery 5160 · 8160', [3, 10], [2.625, 1], 0.125),
  letter('avery-5161', 'Avery 5161 · 8161', [2, 10], [4, 1], 0.1875),
  letter('avery-5162', 'Avery 5162 · 8162', [2, 7], [4, 4 / 3], 0.1875),
  letter('avery-5163', 'Avery 5163 · 8163', [2, 5], [4, 2], 0.1875),
  letter('avery-5164', 'Avery 5164 · 8164', [2, 3], [4, 10 / 3], 0.1875),
  letter('avery-5167', 'Avery 5167 · 8167', [4, 20], [1.75, 0.5], 0.3125),
  letter('avery-22805', 'Avery 22805', [4, 6], [1.5, 1.5], 0.3125, 0.2),
] as const satisfies readonly LabelFormat[]

/** All named sheet formats. */
export const sheetFormats = [...labelFormats, ...cardFormats] as const

export type LabelFormat = SheetFormat & { id: string; name: string }

export function findLabelFormat(id: string): LabelFormat | undefined {
  return sheetFormats.find((format) => format.id === id)
}

type Counts = [columns: number, rows: number]
type Size = [width: number, height: number]

function a4<Id extends string>(id: Id, name: string, counts: Counts, size: Size, gapX = 0) {
  return { id, ...centred('a4', name, counts, size, [gapX, 0]) }
}

/** Defines a format in inches, the unit of its manufacturer. */
function letter<Id extends string>(
  id: Id,
  name: string,
  counts: Counts,
  [width, height]: Size,
  gapX: number,
  gapY = 0,
) {
  const mm = (inches: number) => inches * 25.4
  return {
    id,
    ...centred('letter', name, counts, [mm(width), mm(height)], [mm(gapX), mm(gapY)]),
  }
}

function centred(
  paper: PaperName,
  name: string,
  [columns, rows]: Counts,
  [fieldWidthMm, fieldHeightMm]: Size,
  [gapXMm, gapYMm]: [number, number],
): SheetFormat & { name: string } {
  const { widthMm, heightMm } = papers[paper]
  const [pitchXMm, pitchYMm] = [fieldWidthMm + gapXMm, fieldHeightMm + gapYMm]
  return {
    paper,
    name,
    columns,
    rows,
    fieldWidthMm,
    fieldHeightMm,
    leftMm: (widthMm - columns * pitchXMm + gapXMm) / 2,
    topMm: (heightMm - rows * pitchYMm + gapYMm) / 2,
    pitchXMm,
    pitchYMm,
  }
}
