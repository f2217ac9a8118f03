import type { OpenedSheet } from './opened-file'

const maxPixels = 4_000_000

/** Draws an image for `<img>` if there is no file, or one that is too large. */
export async function drawPreview(
  source: ImageBitmap | HTMLImageElement,
  width: number,
  height: number,
): Promise<OpenedSheet['preview']> {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)))
  const [wide, high] = [
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  ]
  const canvas = new OffscreenCanvas(wide, high)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw a preview on')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, wide, high)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, wide, high)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  return { url: URL.createObjectURL(blob), width: wide, height: high }
}
