import data from './label-formats.json' with { type: 'json' }
import { type PaperName, papers } from './paper'
import type { SheetFormat } from './sheet-format'

export type LabelFormat = SheetFormat & { id: string; name: string }

/** A row of `label-formats.json`, which `label-formats.schema.json` describes. */
type Row = { id: string; name: string; grid: number[]; size: number[]; gap?: number[] }

const mmPerInch = 25.4

export const cardFormats = listSheets(data.cards)
export const labelFormats = listSheets(data.labels)
export const rollFormats = data.rolls.map(({ size, ...row }): LabelFormat => {
  const [widthMm = 0, heightMm = 0] = size
  return {
    ...row,
    paper: 'own',
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
})

/** All named sheet formats. */
export const sheetFormats = [...labelFormats, ...cardFormats, ...rollFormats]

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

export function findLabelFormat(id: string): LabelFormat | undefined {
  return sheetFormats.find((format) => format.id === id)
}

function listSheets({ a4, letter }: { a4: Row[]; letter: Row[] }): readonly LabelFormat[] {
  return [
    ...a4.map((row) => centerOn('a4', row, 1)),
    ...letter.map((row) => centerOn('letter', row, mmPerInch)),
  ]
}

function centerOn(
  paper: 'a4' | 'letter',
  { id, name, grid: [columns = 1, rows = 1], size, gap = [] }: Row,
  mmPerUnit: number,
): LabelFormat {
  const { widthMm, heightMm } = papers[paper]
  const [fieldWidthMm = 0, fieldHeightMm = 0] = size.map((length) => length * mmPerUnit)
  const [gapXMm = 0, gapYMm = 0] = gap.map((length) => length * mmPerUnit)
  const [pitchXMm, pitchYMm] = [fieldWidthMm + gapXMm, fieldHeightMm + gapYMm]
  return {
    id,
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
