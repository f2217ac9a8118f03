import type { Logo } from '@/qr/design/design'
import { isSvg } from '@/qr/render/pictures-of'
import { readPathDrawing } from '@/qr/render/read-path-drawing'
import { convertDrawing } from './convert-drawing'
import type { DrawingReason } from './drawing-reason'
import { writePathDrawing } from './write-path-drawing'

type ImageSource = Extract<Logo['source'], { kind: 'image' }>

/**
 * Converts the drawing of a logo to filled paths, which every format contains as such. Returns
 * pixel pictures and converted drawings unchanged.
 */
export function convertLogo(
  source: ImageSource,
): { ok: true; source: ImageSource } | { ok: false; reason: DrawingReason } {
  const { dataUrl } = source
  if (!isSvg(source) || readPathDrawing(dataUrl)) return { ok: true, source }
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) =>
    character.charCodeAt(0),
  )
  const converted = convertDrawing(new TextDecoder().decode(bytes))
  if (!converted.ok) return converted
  const { width: widthPx, height: heightPx } = converted.drawing
  const svg = btoa(writePathDrawing(converted.drawing))
  const written = `data:image/svg+xml;base64,${svg}`
  return { ok: true, source: { kind: 'image', dataUrl: written, widthPx, heightPx } }
}
