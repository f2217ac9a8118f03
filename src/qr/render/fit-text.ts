import type { OutlinedText } from '@/qr/text/outlined-text'
import type { Box } from './draw-box'
import { placePath } from './place-path'

/** Middle of capital letters and of ideographs, in ems above the baseline. */
const middleEms = 0.36
/** Ascent plus descent as a share of the box's height; the rest is padding. */
const heightShare = 0.8

/**
 * Draws a text centered and as large as the box allows, or a share of that; '' if nothing is visible.
 */
export function fitText(
  { path, width, ascent, descent }: OutlinedText,
  box: Box,
  share = 1,
): string {
  if (path === '' || width <= 0) return ''
  const above = Math.max(ascent - middleEms, 0)
  const below = descent + middleEms
  const largest = Math.min(
    box.width / width,
    (heightShare * box.height) / 2 / Math.max(above, below),
  )
  const scale = largest * share
  return placePath(path, {
    left: box.x + (box.width - width * scale) / 2,
    top: box.y + box.height / 2 + middleEms * scale,
    scale,
  })
}
