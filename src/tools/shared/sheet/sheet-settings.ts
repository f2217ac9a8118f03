import {
  findGridFormat,
  findLabelFormat,
  findPaper,
  gridLimits,
  labelFormats,
  type PaperName,
  paperNames,
  rollFormats,
  type SheetFormat,
} from '@/qr/sheet'
import * as z from '@/std/zod'
import { defaultPrintBoxes, printBoxesShape } from '../print-boxes/print-boxes'

export const ownGrid = 'grid'
/** Named papers, labels on rolls, and a sheet of any size. */
export const paperChoices = [...paperNames, 'roll', 'own'] as const
export const ownPaperLimitsMm = { min: 20, max: 1000 } as const
export const sheetColors = ['rgb', 'cmyk'] as const
export const mostCopies = 1000
export const captionMaxLength = 60
const codeWidthLimitsMm = { min: 2, max: 210 } as const

const within = ({ min, max }: { min: number; max: number }) => [z.gte(min), z.lte(max)] as const

export const sheetSettingsSchema = z.object({
  paper: z.enum(paperChoices),
  paperWidthMm: z.number().check(...within(ownPaperLimitsMm)),
  paperHeightMm: z.number().check(...within(ownPaperLimitsMm)),
  /** A label format's id, or `grid` for custom rows and columns. */
  format: z.string().check(z.refine((id) => id === ownGrid || findLabelFormat(id) !== undefined)),
  columns: z.int().check(...within(gridLimits.columns)),
  rows: z.int().check(...within(gridLimits.rows)),
  marginMm: z.number().check(...within(gridLimits.marginMm)),
  gapMm: z.number().check(...within(gridLimits.gapMm)),
  /** null: as many as fill the sheet. */
  copies: z.nullable(z.int().check(z.gte(1), z.lte(mostCopies))),
  startAt: z.int().check(z.gte(1), z.lte(gridLimits.columns.max * gridLimits.rows.max)),
  /** null: as wide as fits. */
  codeWidthMm: z.nullable(z.number().check(...within(codeWidthLimitsMm))),
  caption: z.string().check(z.maxLength(captionMaxLength)),
  hasMarks: z.boolean(),
  color: z.enum(sheetColors),
  ...printBoxesShape,
})

/** The settings of a sheet, stored for the session. */
export type SheetSettings = z.infer<typeof sheetSettingsSchema>

export function defaultSheetSettings(paper: PaperName): SheetSettings {
  return {
    paper,
    paperWidthMm: 297,
    paperHeightMm: 420,
    format: firstFormat(paper),
    columns: 3,
    rows: 4,
    marginMm: 10,
    gapMm: 5,
    copies: null,
    startAt: 1,
    codeWidthMm: null,
    caption: '',
    hasMarks: false,
    color: 'rgb',
    ...defaultPrintBoxes,
  }
}

/** The paper that the visitor's printer most likely has. */
export function usualPaper(locale: string): 'a4' | 'letter' {
  return findPaper(navigator.languages) ?? (locale === 'en' ? 'letter' : 'a4')
}

/** The most common label format. */
export function firstFormat(paper: SheetSettings['paper']): string {
  if (paper === 'roll') return rollFormats[0]?.id ?? ownGrid
  return labelFormats.find((format) => format.paper === paper)?.id ?? ownGrid
}

/** The chosen sheet format; null if a custom grid leaves no room. */
export function findSheetFormat(settings: SheetSettings): SheetFormat | null {
  const { paper, paperWidthMm, paperHeightMm, columns, rows, marginMm, gapMm } = settings
  if (settings.format !== ownGrid) return findLabelFormat(settings.format) ?? null
  const grid = { columns, rows, marginMm, gapMm }
  if (paper === 'a4' || paper === 'letter') return findGridFormat({ paper, ...grid })
  const paperMm = { widthMm: paperWidthMm, heightMm: paperHeightMm }
  return findGridFormat({ paper: 'own', paperMm, ...grid })
}

/** The number of codes, and the label of the first one. */
export function countCodes(
  { copies, startAt }: SheetSettings,
  { columns, rows }: SheetFormat,
): { count: number; startAt: number } {
  const first = Math.min(startAt, columns * rows)
  return { count: copies ?? columns * rows - first + 1, startAt: first }
}

export function readSheetSettings(stored: unknown): SheetSettings | undefined {
  return sheetSettingsSchema.safeParse(stored).data
}
