import type { Corners } from '@/qr/decode/code-found'
import { type Logo, logoSizeLimits } from '@/qr/design/design'
import type { Box } from '@/qr/render/draw-box'
import type { Pixels } from '@/qr/render/pixels'
import { writePng } from '@/qr/render/write-png'
import { clearStrayParts } from './clear-stray-parts'
import { colorDistance } from './fit-fill'
import type { ColorAt } from './foreground-share'
import { straighten } from './straighten'

/** Large enough for a logo on a screen, and small enough for a URL. */
const mostSidePx = 192
const leastPxPerModule = 8

type Cut = {
  corners: Corners
  sizeModules: number
  /** The area in which modules are cleared for the logo. */
  place: Box
  ground: ColorAt
  noise: number
}

/**
 * Cuts the logo of a symbol out of the picture: all pixels in its area that are not background. The
 * background around the logo becomes transparent, so that it suits any other. Returns null if no
 * logo remains.
 */
export async function cutLogo(
  pixels: Pixels,
  { corners, sizeModules, place, ground, noise }: Cut,
): Promise<Logo | null> {
  const longest = Math.max(place.width, place.height)
  const [first, second] = corners
  const sourcePx = Math.hypot(second.x - first.x, second.y - first.y) / sizeModules
  const pxPerModule = Math.min(Math.max(sourcePx, leastPxPerModule), mostSidePx / longest)
  const cut = straighten(pixels, { corners, sizeModules, box: place, pxPerModule })
  clearBackground(
    cut,
    (x, y) => {
      const at = (offset: number, px: number) => (offset + (px + 0.5) / pxPerModule) / sizeModules
      return ground?.(at(place.x, x), at(place.y, y)) ?? null
    },
    20 + 3 * noise,
  )
  clearStrayParts(cut)
  const shown = findShown(cut)
  if (!shown) return null
  const size = Math.max(shown.width, shown.height) / pxPerModule / sizeModules
  if (size < logoSizeLimits.min) return null
  const picture = crop(cut, shown)
  const png = await writePng(picture)
  const margins = [
    shown.x,
    shown.y,
    cut.width - shown.x - shown.width,
    cut.height - shown.y - shown.height,
  ]
  const margin = Math.min(...margins) / pxPerModule
  return {
    source: {
      kind: 'image',
      dataUrl: `data:image/png;base64,${toBase64(png)}`,
      widthPx: picture.width,
      heightPx: picture.height,
    },
    size: Math.min(logoSizeLimits.max, Math.round(size * 1000) / 1000),
    marginModules: Math.min(2, Math.max(0, Math.round(margin * 2) / 2)),
    shape: isRound(cut, shown) ? 'circle' : 'square',
    clearing: 'modules',
    backdrop: { kind: 'none' },
  }
}

/**
 * Clears background from the edge inwards, so that the same color within the logo is preserved.
 */
function clearBackground(
  { rgba, width, height }: Pixels,
  backgroundAt: (x: number, y: number) => readonly [number, number, number] | null,
  tolerance: number,
): void {
  const isBackground = (index: number) => {
    const at = index * 4
    if ((rgba[at + 3] as number) < 32) return true
    const background = backgroundAt(index % width, Math.floor(index / width))
    const rgb = [rgba[at], rgba[at + 1], rgba[at + 2]] as [number, number, number]
    return background !== null && colorDistance(rgb, background) < tolerance
  }
  const seen = new Uint8Array(width * height)
  const open: number[] = []
  const visit = (index: number) => {
    if (seen[index]) return
    seen[index] = 1
    if (isBackground(index)) open.push(index)
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    rgba.fill(0, index * 4, index * 4 + 4)
    const x = index % width
    if (x > 0) visit(index - 1)
    if (x < width - 1) visit(index + 1)
    if (index >= width) visit(index - width)
    if (index + width < seen.length) visit(index + width)
  }
}

/**
 * Finds the smallest box with all visible pixels; a single stray pixel in a row or column is
 * ignored.
 */
function findShown({ rgba, width, height }: Pixels): Box | null {
  const rows = new Uint32Array(height)
  const columns = new Uint32Array(width)
  for (let index = 0; index < width * height; index++) {
    if ((rgba[index * 4 + 3] as number) < 128) continue
    const [x, y] = [index % width, Math.floor(index / width)]
    rows[y] = (rows[y] as number) + 1
    columns[x] = (columns[x] as number) + 1
  }
  const [top, bottom] = [rows.findIndex((count) => count > 1), rows.findLastIndex((c) => c > 1)]
  const [left, right] = [
    columns.findIndex((count) => count > 1),
    columns.findLastIndex((count) => count > 1),
  ]
  if (top < 0 || left < 0) return null
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** Returns whether the visible pixels form a disc, with up to 2 % of the box as exceptions. */
function isRound({ rgba, width }: Pixels, box: Box): boolean {
  if (Math.abs(box.width - box.height) > 0.1 * Math.max(box.width, box.height)) return false
  const radius = (box.width + box.height) / 4
  let wrong = 0
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const out = Math.hypot(x + 0.5 - box.width / 2, y + 0.5 - box.height / 2)
      if (Math.abs(out - radius) < 0.06 * radius) continue
      const shows = (rgba[((box.y + y) * width + box.x + x) * 4 + 3] as number) >= 128
      if (shows !== out < radius) wrong++
    }
  }
  return wrong < 0.02 * box.width * box.height
}

function crop({ rgba, width }: Pixels, box: Box): Pixels {
  const cropped = new Uint8ClampedArray(box.width * box.height * 4)
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * width + box.x) * 4
    cropped.set(rgba.subarray(from, from + box.width * 4), y * box.width * 4)
  }
  return { rgba: cropped, width: box.width, height: box.height }
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
