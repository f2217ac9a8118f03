import { sizePxLimits } from '@/qr/design'
import type { Cmyk } from '@/qr/render'
import { storedValue } from '@/std/stored-value'
import * as z from '@/std/zod'
import { defaultPrintBoxes, printBoxesShape } from '@/tools/shared/print-boxes/print-boxes'
import {
  defaultPrintColorSettings,
  findPrintColor,
} from '@/tools/shared/print-color/print-color-settings'
import { printColorSettingsShape } from '@/tools/shared/print-color/print-color-settings-shape'
import { type ExportFormat, type ExportTarget, exportFormats } from './export-target'

export const sizeUnits = ['px', 'mm'] as const
type SizeUnit = (typeof sizeUnits)[number]
export const densities = [300, 600] as const

export const widthMmLimits = { min: 5, max: 2000 } as const
const mmPerInch = 25.4

const settingsSchema = z.object({
  format: z.enum(exportFormats),
  /** For PNG and JPEG; the other formats have only one. */
  unit: z.enum(sizeUnits),
  dpi: z.union([z.literal(300), z.literal(600)]),
  /** Width on paper. */
  widthMm: z.number().check(z.gte(widthMmLimits.min), z.lte(widthMmLimits.max)),
  ...printColorSettingsShape,
  ...printBoxesShape,
  /** Cut marks around a PDF. */
  hasTrimMarks: z._default(z.boolean(), false),
})

/** The export settings that the visitor used last. */
export type ExportSettings = z.infer<typeof settingsSchema>

export const defaultSettings: ExportSettings = {
  format: 'png',
  unit: 'px',
  dpi: 300,
  widthMm: 50,
  ...defaultPrintColorSettings,
  ...defaultPrintBoxes,
  hasTrimMarks: false,
}

/** The settings that were used last in this tab. */
export const sessionSettings = storedValue('sessionStorage', 'generator:export', readSettings)

export function readSettings(stored: unknown): ExportSettings {
  const read = settingsSchema.safeParse(stored)
  return read.success ? read.data : defaultSettings
}

/** The unit of a format's width, or null if it has none. */
export function unitOf({ format, unit }: Pick<ExportSettings, 'format' | 'unit'>): SizeUnit | null {
  const units: Record<ExportFormat, SizeUnit | null> = {
    svg: unit === 'mm' ? 'mm' : null,
    png: unit,
    jpeg: unit,
    webp: 'px',
    pdf: 'mm',
    eps: 'mm',
  }
  return units[format]
}

/** Converts millimeters to whole pixels. */
export function toPixels(widthMm: number, dpi: number): number {
  return Math.round((widthMm / mmPerInch) * dpi)
}

/** The largest width on paper that stays within the limit of pixels. */
export function maxWidthMm(settings: Pick<ExportSettings, 'format' | 'dpi'>): number {
  if (['pdf', 'eps', 'svg'].includes(settings.format)) return widthMmLimits.max
  return Math.floor((sizePxLimits.max / settings.dpi) * mmPerInch)
}

/**
 * Returns the target of an export, or null while the spot color has no name.
 *
 * @param sizePx width of the design
 * @param ownInk the process colors of the modules
 */
export function findTarget(
  settings: ExportSettings,
  { sizePx, ownInk }: { sizePx: number; ownInk: Cmyk },
): ExportTarget | null {
  const { format, dpi } = settings
  if (format === 'webp') return { format, widthPx: sizePx }
  const widthMm = Math.min(settings.widthMm, maxWidthMm(settings))
  if (format === 'svg') return settings.unit === 'mm' ? { format, widthMm } : { format }
  if (format === 'png' || format === 'jpeg') {
    return settings.unit === 'px'
      ? { format, widthPx: sizePx }
      : { format, widthPx: toPixels(widthMm, dpi), dpi }
  }
  const color = findPrintColor(settings, ownInk)
  if (!color || format === 'eps') return color && { format, widthMm, color }
  const { bleedMm, hasTrimMarks: hasMarks, isPdfX } = settings
  return {
    format,
    widthMm,
    color,
    ...(bleedMm > 0 && { bleedMm }),
    ...(hasMarks && { hasMarks }),
    ...(isPdfX && color !== 'rgb' && { isPdfX }),
  }
}
