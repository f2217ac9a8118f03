import {
  findGridFormat,
  findLabelFormat,
  gridLimits,
  labelFormats,
  type PaperName,
  paperNames,
  type SheetFormat,
} from '@/qr/sheet'
import * as z from '@/std/zod'
import { defaultPrintBoxes, printBoxesShape } from '../print-boxes/print-boxes'

export const ownGrid = 'grid'
export const sheetColors = ['rgb', 'cmyk'] as const
export const mostCopies = 1000
export const captionMaxLength = 60
const codeWidthLimitsMm = { min: 2, max: 210 } as const

const within = ({ min, max }: { min: number; max: number }) => [z.gte(min), z.lte(max)] as const

export const sheetSettingsSchema = z.object({
  paper: z.enum(paperNames),
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

/** The most common label format. */
export function firstFormat(paper: PaperName): string {
  return labelFormats.find((format) => format.paper === paper)?.id ?? ownGrid
}

/** The chosen sheet format; null if a custom grid leaves no room. */
export function findSheetFormat(settings: SheetSettings): SheetFormat | null {
  return settings.format === ownGrid
    ? findGridFormat(settings)
    : (findLabelFormat(settings.format) ?? null)
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
