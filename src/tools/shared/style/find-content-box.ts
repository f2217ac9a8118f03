export type PixelBox = { x: number; y: number; width: number; height: number }

/**
 * Alpha of 255 below which a pixel counts as empty: shadows extend far beyond their visible part.
 */
const faintestAlpha = 8

/** Returns the smallest box around all visible pixels; undefined if there are none. */
export function findContentBox({
  data,
  width,
  height,
}: {
  data: Uint8ClampedArray
  width: number
  height: number
}): PixelBox | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] as number) < faintestAlpha) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return undefined
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** Converts the box to a picture of another scale, extended to whole pixels. */
export function scaleBox(box: PixelBox, scale: number, size: { width: number; height: number }) {
  const x = Math.max(0, Math.floor(box.x * scale))
  const y = Math.max(0, Math.floor(box.y * scale))
  return {
    x,
    y,
    width: Math.min(size.width, Math.ceil((box.x + box.width) * scale)) - x,
    height: Math.min(size.height, Math.ceil((box.y + box.height) * scale)) - y,
  }
}

export function isOpaque(data: Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}
