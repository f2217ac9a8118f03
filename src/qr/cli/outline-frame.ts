import type { Design } from '@/qr/design/design'
import { outlineText } from '@/qr/text/outline-text'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { readGlyphs } from '@/qr/text/read-glyphs.node.js'

/** The words of a design's frame as outlines, where it has any. */
export async function outlineFrame({ frame }: Design): Promise<OutlinedText | null> {
  return frame?.text ? outlineText(frame.text, { ...frame, load: readGlyphs }) : null
}
