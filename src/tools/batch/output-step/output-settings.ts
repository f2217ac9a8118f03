import { sizePxLimits } from '@/qr/design'
import type { Cmyk } from '@/qr/render'
import type { CaptionStyle } from '@/qr/sheet'
import * as z from '@/std/zod'
import { defaultPrintBoxes, printBoxesShape } from '@/tools/shared/print-boxes/print-boxes'
import {
  defaultPrintColorSettings,
  findPrintColor,
} from '@/tools/shared/print-color/print-color-settings'
import { printColorSettingsShape } from '@/tools/shared/print-color/print-color-settings-shape'
import {
  findSheetFormat,
  mostCopies,
  ownGrid,
  type SheetSettings,
  sheetSettingsSchema,
} from '@/tools/shared/sheet/sheet-settings'
import type { BatchOutput } from '../batch-job'

export const outputKinds = ['files', 'labels'] as const
export const captionPlaces = ['below', 'beside'] as const
export const maxCaptionLines = 4
export const captionSizesPt = [5, 6, 7, 8, 9, 10, 12, 14] as const
export const fileFormats = ['svg', 'png', 'pdf', 'eps'] as const
export const fileWidthMmLimits = { min: 5, max: 500 } as const
/** Archives of thousands of larger pictures would only fill the disk. */
export const widthPxLimits = { min: sizePxLimits.min, max: 4096 } as const
export const archiveNameMaxLength = 80

const outputSettingsSchema = z.object({
  kind: z.enum(outputKinds),
  format: z.enum(fileFormats),
  widthPx: z.int().check(z.gte(widthPxLimits.min), z.lte(widthPxLimits.max)),
  widthMm: z.number().check(z.gte(fileWidthMmLimits.min), z.lte(fileWidthMmLimits.max)),
  ...printColorSettingsShape,
  ...printBoxesShape,
  hasTrimMarks: z._default(z.boolean(), false),
  /** Whether an SVG has the width in millimeters. */
  hasSvgWidth: z._default(z.boolean(), false),
  sheet: sheetSettingsSchema,
  hasCaption: z.boolean(),
  captionPlace: z.enum(captionPlaces),
  captionLines: z.int().check(z.gte(1), z.lte(maxCaptionLines)),
  /** Size of the text in points; null: as large as fits. */
  captionPt: z.nullable(z.int().check(z.gte(4), z.lte(24))),
  copiesEach: z.int().check(z.gte(1), z.lte(mostCopies)),
  verify: z.boolean(),
  /** Name of the archive without extension; '' for the suggested one. */
  name: z.string().check(z.maxLength(archiveNameMaxLength)),
})

/** The settings of the exported file. */
export type OutputSettings = z.infer<typeof outputSettingsSchema>

export function defaultOutputSettings(sheet: SheetSettings): OutputSettings {
  return {
    kind: 'files',
    format: 'svg',
    widthPx: 600,
    widthMm: 30,
    ...defaultPrintColorSettings,
    ...defaultPrintBoxes,
    hasTrimMarks: false,
    hasSvgWidth: false,
    sheet,
    hasCaption: true,
    captionPlace: 'below',
    captionLines: 1,
    captionPt: null,
    copiesEach: 1,
    verify: true,
    name: '',
  }
}

export function readOutputSettings(stored: unknown): OutputSettings | undefined {
  return outputSettingsSchema.safeParse(stored).data
}

/** Why settings are invalid; message keys under `batch.output.not`. */
export type OutputProblem = 'noRoom' | 'noInkName'

type Output = { ok: true; output: BatchOutput } | { ok: false; reason: OutputProblem }

/** Converts the settings for the run. `ownInk` is the color of the modules in process colors. */
export function findOutput(settings: OutputSettings, designColor: Cmyk): Output {
  const { kind, format, widthPx, widthMm, sheet } = settings
  if (kind === 'labels') {
    const labels = findSheetFormat(sheet)
    if (!labels) return { ok: false, reason: 'noRoom' }
    const { codeWidthMm, startAt, color, bleedMm, isPdfX } = sheet
    const output: BatchOutput = {
      kind,
      format: labels,
      marks: chooseCutMarks(sheet),
      startAt: Math.min(startAt, labels.columns * labels.rows),
      ...(codeWidthMm !== null && { codeWidthMm }),
      hasCaption: settings.hasCaption,
      caption: findCaptionStyle(settings),
      copies: settings.copiesEach,
      color,
      ...(bleedMm > 0 && { bleedMm }),
      ...(isPdfX && color !== 'rgb' && { isPdfX }),
    }
    return { ok: true, output }
  }
  if (format === 'svg') {
    return { ok: true, output: { kind, format, ...(settings.hasSvgWidth && { widthMm }) } }
  }
  if (format === 'png') return { ok: true, output: { kind, format, widthPx } }
  const color = findPrintColor(settings, designColor)
  if (!color) return { ok: false, reason: 'noInkName' }
  const { bleedMm, hasTrimMarks: hasMarks, isPdfX } = settings
  const boxes = format === 'pdf' && {
    ...(bleedMm > 0 && { bleedMm }),
    ...(hasMarks && { hasMarks }),
    ...(isPdfX && color !== 'rgb' && { isPdfX }),
  }
  return { ok: true, output: { kind, format, widthMm, color, ...boxes } }
}

const mmPerPoint = 25.4 / 72

export function findCaptionStyle({
  captionPlace,
  captionLines,
  captionPt,
}: Pick<OutputSettings, 'captionPlace' | 'captionLines' | 'captionPt'>): CaptionStyle {
  const sizeMm = captionPt === null ? null : captionPt * mmPerPoint
  return { place: captionPlace, lines: captionLines, sizeMm }
}

/** Label sheets are pre-cut, so their marks are outlines for checking a proof against the sheet. */
export function chooseCutMarks({ hasMarks, format }: SheetSettings) {
  return !hasMarks ? 'none' : format === ownGrid ? 'corners' : 'outlines'
}
