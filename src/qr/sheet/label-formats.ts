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
 * Labels on rolls for label printers, each a page of its own: sizes as their manufacturers name
 * them, wide side first where the printer feeds the narrow one.
 */
export const rollFormats = [
  roll('dymo-99010', 'Dymo 99010 · 30252', [89, 28]),
  roll('dymo-99012', 'Dymo 99012 · 30321', [89, 36]),
  roll('dymo-99014', 'Dymo 99014 · 30323', [101, 54]),
  roll('dymo-30256', 'Dymo 30256', [102, 59]),
  roll('dymo-11354', 'Dymo 11354 · 30334', [57, 32]),
  roll('dymo-11352', 'Dymo 11352 · 30336', [54, 25]),
  roll('dymo-30332', 'Dymo 30332', [25, 25]),
  roll('brother-dk-11209', 'Brother DK-11209', [62, 29]),
  roll('brother-dk-11201', 'Brother DK-11201', [90, 29]),
  roll('brother-dk-11204', 'Brother DK-11204', [54, 17]),
  roll('brother-dk-11202', 'Brother DK-11202', [62, 100]),
  roll('brother-dk-11208', 'Brother DK-11208', [90, 38]),
  roll('brother-dk-11221', 'Brother DK-11221', [23, 23]),
  roll('thermal-1x1', 'Zebra 1 × 1 in', [25.4, 25.4]),
  roll('thermal-2x1', 'Zebra 2 × 1 in', [50.8, 25.4]),
  roll('thermal-2.25x1.25', 'Zebra 2.25 × 1.25 in', [57.15, 31.75]),
  roll('thermal-3x2', 'Zebra 3 × 2 in', [76.2, 50.8]),
  roll('thermal-4x3', 'Zebra 4 × 3 in', [101.6, 76.2]),
  roll('thermal-4x6', 'Zebra 4 × 6 in', [101.6, 152.4]),
  roll('thermal-50x30', 'Zebra', [50, 30]),
  roll('thermal-100x150', 'Zebra', [100, 150]),
] as const satisfies readonly LabelFormat[]

/**
 * Lists the formats of a paper: labels before cards, with the card of the reader's country first.
 */
export function listFormats(
  paper: PaperName | 'roll' | 'own',
  locale: string,
): readonly LabelFormat[] {
  if (paper === 'roll') return rollFormats
  const local = localCards[locale] ?? 'card-85x55'
  const rank = ({ id }: LabelFormat) => (isCardFormat(id) ? (id === local ? 1 : 2) : 0)
  return [...labelFormats, ...cardFormats]
    .filter((format) => format.paper === paper)
    .sort((one, other) => rank(one) - rank(other))
}

/**
 * Label sheets by their trade names. All agree with the tables of LibreOffice or glabels to less than
 * a millimetre, except the square ones, which both lack: those agree with other programs, and L7121
 * has the margins and gaps of L7120. No sheet was measured. All labels are centred on their paper,
 * which determines the margins.
 */
export const labelFormats = [
  a4('avery-l7160', 'Avery L7160', [3, 7], [63.5, 38.1], 2.54),
  a4('avery-l7159', 'Avery L7159', [3, 8], [63.5, 33.9], 2.54),
  a4('avery-l7161', 'Avery L7161', [3, 6], [63.5, 46.6], 2.54),
  a4('avery-l7162', 'Avery L7162', [2, 8], [99.1, 33.9], 2.5),
  a4('avery-l7163', 'Avery L7163', [2, 7], [99.1, 38.1], 2.5),
  a4('avery-l7164', 'Avery L7164', [3, 4], [63.5, 72], 2.54),
  a4('avery-l7165', 'Avery L7165', [2, 4], [99.1, 67.7], 2.5),
  a4('avery-l7166', 'Avery L7166', [2, 3], [99.1, 93.1], 2.5),
  a4('avery-l7167', 'Avery L7167', [1, 1], [199.6, 289.1]),
  a4('avery-l7168', 'Avery L7168', [1, 2], [199.6, 143.5]),
  a4('avery-l7169', 'Avery L7169', [2, 2], [99.1, 139], 2.5),
  a4('avery-l7173', 'Avery L7173', [2, 5], [99.1, 57], 2.5),
  a4('avery-l7636', 'Avery L7636', [4, 12], [45.7, 21.2], 2.54),
  a4('avery-l7651', 'Avery L7651', [5, 13], [38.1, 21.2], 2.5),
  a4('avery-l7654', 'Avery L7654 · L4770 · L6140', [4, 10], [45.7, 25.4], 2.54),
  a4('avery-l4731', 'Avery L4731', [7, 27], [25.4, 10], 2.5),
  a4('avery-l4732', 'Avery L4732', [5, 16], [35.6, 16.9], 2.5),
  a4('avery-l7120', 'Avery L7120', [5, 7], [35, 35], 5, 5),
  a4('avery-l7121', 'Avery L7121', [4, 5], [45, 45], 5, 5),
  a4('avery-3474', 'Avery Zweckform 3474', [3, 8], [70, 37]),
  a4('avery-3475', 'Avery Zweckform 3475', [3, 8], [70, 36]),
  a4('avery-3651', 'Avery Zweckform 3651', [4, 10], [52.5, 29.7]),
  a4('avery-3652', 'Avery Zweckform 3652', [3, 7], [70, 42.3]),
  a4('avery-3661', 'Avery Zweckform 3661', [3, 4], [70, 67.7]),
  a4('avery-3666', 'Avery Zweckform 3666', [5, 13], [38, 21.2]),
  letter('avery-5160', 'Avery 5160 · 5260 · 8160', [3, 10], [2.625, 1], 0.125),
  letter('avery-5161', 'Avery 5161 · 5261 · 8161', [2, 10], [4, 1], 0.1875),
  letter('avery-5162', 'Avery 5162 · 5262 · 8162', [2, 7], [4, 4 / 3], 0.1875),
  letter('avery-5163', 'Avery 5163 · 5263 · 8163', [2, 5], [4, 2], 0.1875),
  letter('avery-5164', 'Avery 5164 · 5264 · 8164', [2, 3], [4, 10 / 3], 0.1875),
  letter('avery-5167', 'Avery 5167 · 5267 · 8167', [4, 20], [1.75, 0.5], 0.3125),
  letter('avery-5168', 'Avery 5168', [2, 2], [3.5, 5], 0.5),
  letter('avery-5126', 'Avery 5126 · 8126', [1, 2], [8.5, 5.5]),
  letter('avery-5165', 'Avery 5165 · 5265 · 8165', [1, 1], [8.5, 11]),
  letter('avery-22805', 'Avery 22805', [4, 6], [1.5, 1.5], 0.3125, 0.2),
  letter('avery-22806', 'Avery 22806 · 22816 · 94107', [3, 4], [2, 2], 0.625, 7 / 12),
] as const satisfies readonly LabelFormat[]

/** All named sheet formats. */
export const sheetFormats = [...labelFormats, ...cardFormats, ...rollFormats] as const

export type LabelFormat = SheetFormat & { id: string; name: string }

export function findLabelFormat(id: string): LabelFormat | undefined {
  return sheetFormats.find((format) => format.id === id)
}

type Counts = [columns: number, rows: number]
type Size = [width: number, height: number]

function roll<Id extends string>(id: Id, name: string, [widthMm, heightMm]: Size) {
  return {
    id,
    name,
    paper: 'own' as const,
    paperMm: { widthMm, heightMm },
    columns: 1,
    rows: 1,
    fieldWidthMm: widthMm,
    fieldHeightMm: heightMm,
    leftMm: 0,
    topMm: 0,
    pitchXMm: widthMm,
    pitchYMm: heightMm,
  }
}

function a4<Id extends string>(
  id: Id,
  name: string,
  counts: Counts,
  size: Size,
  gapX = 0,
  gapY = 0,
) {
  return { id, ...centred('a4', name, counts, size, [gapX, gapY]) }
}

/** Defines a format in inches, the unit of its manufacturer. */
function letter<Id extends string>(
  id: Id,
  name: string,
  counts: Counts,
  [width, height]: Size,
  gapX = 0,
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
