import type { Design } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import { loadPictures } from '@/qr/render/load-pictures.node.js'
import { outlineFrameText } from '@/qr/render/outline-frame-text'
import type { GlyphLoader } from '@/qr/text/glyph-files'
import type { DesignToCheck } from './draw-design'

/** Adds what the check of a text in a design needs: the letters of the frame and the logo's pixels. */
export async function loadDesignToCheck(
  text: string,
  design: Design,
  loadGlyphs: GlyphLoader,
): Promise<DesignToCheck> {
  const frameText = await outlineFrameText(design, loadGlyphs)
  const encoded = encodeMatrix(text, encodeOptions(design))
  const pictures = encoded.ok ? await loadPictures(buildScene(encoded.matrix, design)) : new Map()
  return { text, design, frameText, pictures }
}
