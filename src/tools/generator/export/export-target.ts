import type { PrintBoxes, PrintColor } from '@/qr/render'

/** Formats in the order of the menu: the most popular first. */
export const exportFormats = ['png', 'svg', 'pdf', 'jpeg', 'webp', 'eps'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A format with its parameters. */
export type ExportTarget =
  | { format: 'svg'; widthMm?: number }
  | { format: 'png' | 'jpeg'; widthPx: number; dpi?: number }
  | { format: 'webp'; widthPx: number }
  | { format: 'eps'; widthMm: number; color: PrintColor }
  | ({ format: 'pdf'; widthMm: number; color: PrintColor; isPdfX?: boolean } & PrintBoxes)

/** Targets that a worker draws; SVG is only text. */
export type DrawnTarget = Exclude<ExportTarget, { format: 'svg' }>

export const mimeTypes: Record<ExportFormat, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  eps: 'application/postscript',
}

export const fileEndings: Record<ExportFormat, string> = {
  svg: 'svg',
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  pdf: 'pdf',
  eps: 'eps',
}
