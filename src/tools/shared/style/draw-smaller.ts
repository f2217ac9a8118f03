import type { PixelBox } from './find-content-box'

/**
 * Draws a part of a picture on a new canvas, with no side longer than `longestPx`; never enlarged.
 * Halves step by step, because browsers skip pixels when they shrink by more at once.
 */
export function drawSmaller(
  source: ImageBitmap,
  part: PixelBox,
  longestPx: number,
): OffscreenCanvas {
  const scale = Math.min(1, longestPx / Math.max(part.width, part.height))
  const width = Math.max(1, Math.round(part.width * scale))
  const height = Math.max(1, Math.round(part.height * scale))

  let image: ImageBitmap | OffscreenCanvas = source
  let from = part
  while (from.width > 2 * width || from.height > 2 * height) {
    const half = {
      width: Math.max(width, Math.ceil(from.width / 2)),
      height: Math.max(height, Math.ceil(from.height / 2)),
    }
    image = drawPart(image, from, half)
    from = { x: 0, y: 0, ...half }
  }
  return drawPart(image, from, { width, height })
}

function drawPart(
  image: CanvasImageSource,
  from: PixelBox,
  { width, height }: { width: number; height: number },
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to redraw a picture on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, width, height)
  return canvas
}
