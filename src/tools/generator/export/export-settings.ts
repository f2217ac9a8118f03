import { sizePxLimits } from '@/qr/design/design'
import type { Cmyk } from '@/qr/render/print-color'
import * as z from '@/std/zod'
import { defaultInkSettings, findPrintColor } from '@/tools/shared/ink/ink-settings'
import { inkSettingsShape } from '@/tools/shared/ink/ink-settings-shape'
import { type ExportFormat, type ExportTarget, exportFormats } from './export-target'

export const sizeUnits = ['px', 'mm'] as const
type SizeUnit = (typeof sizeUnits)[number]
export const densities = [300, 600] as const

export const widthMmLimits = { min: 5, max: 2000 } as const
const mmPerInch = 25.4

const settingsSchema = z.object({
  format: z.enum(exportFormats),
  /** Of PNG and JPEG; other formats know only one. */
  unit: z.enum(sizeUnits),
  dpi: z.union([z.literal(300), z.literal(600)]),
  /** On paper. */
  widthMm: z.number().check(z.gte(widthMmLimits.min), z.lte(widthMmLimits.max)),
  ...inkSettingsShape,
})

/** How a person last wanted their files. */
export type ExportSettings = z.infer<typeof settingsSchema>

export const defaultSettings: ExportSettings = {
  format: 'png',
  unit: 'px',
  dpi: 300,
  widthMm: 50,
  ...defaultInkSettings,
}

export function readSettings(stored: unknown): ExportSettings {
  const read = settingsSchema.safeParse(stored)
  return read.success ? read.data : defaultSettings
}

/** How the width of a format is given. */
export function unitOf({ format, unit }: Pick<ExportSettings, 'format' | 'unit'>): SizeUnit | null {
  const units: Record<ExportFormat, SizeUnit | null> = {
    svg: null,
    png: unit,
    jpeg: unit,
    webp: 'px',
    pdf: 'mm',
    eps: 'mm',
  }
  return units[format]
}

/** Millimetres as pixels; both ways rounded to what a person would write. */
export function toPixels(widthMm: number, dpi: number): number {
  return Math.round((widthMm / mmPerInch) * dpi)
}

/** The widest picture on paper that still has no more pixels than we draw. */
export function maxWidthMm(settings: Pick<ExportSettings, 'format' | 'dpi'>): number {
  const isVector = settings.format === 'pdf' || settings.format === 'eps'
  if (isVector) return widthMmLimits.max
  return Math.floor((sizePxLimits.max / settings.dpi) * mmPerInch)
}

/**
 * What is to be drawn, or null as long as the spot ink has no name.
 *
 * @param sizePx width of the design
 * @param ownInk what the modules look like in process inks
 */
export function findTarget(
  settings: ExportSettings,
  { sizePx, ownInk }: { sizePx: number; ownInk: Cmyk },
): ExportTarget | null {
  const { format, dpi } = settings
  if (format === 'svg') return { format }
  if (format === 'webp') return { format, widthPx: sizePx }
  const widthMm = Math.min(settings.widthMm, maxWidthMm(settings))
  if (format === 'png' || format === 'jpeg') {
    return settings.unit === 'px'
      ? { format, widthPx: sizePx }
      : { format, widthPx: toPixels(widthMm, dpi), dpi }
  }
  const color = findPrintColor(settings, ownInk)
  return color && { format, widthMm, color }
}
