import type { OutlinedText } from '@/qr/text/outlined-text'
import type { Box } from './draw-box'
import { placePath } from './place-path'

/** Where the middle of capital letters and of ideographs lies, in ems above the baseline. */
const middleEms = 0.36
/** Share of the box's height that ascent and descent may take; the rest is air. */
const heightShare = 0.8

/** Path data of a line of text as large as the box lets it be, in its middle; '' without any ink. */
export function fitText({ path, width, ascent, descent }: OutlinedText, box: Box): string {
  if (path === '' || width <= 0) return ''
  const above = Math.max(ascent - middleEms, 0)
  const below = descent + middleEms
  const scale = Math.min(box.width / width, (heightShare * box.height) / 2 / Math.max(above, below))
  return placePath(path, {
    left: box.x + (box.width - width * scale) / 2,
    top: box.y + box.height / 2 + middleEms * scale,
    scale,
  })
}
