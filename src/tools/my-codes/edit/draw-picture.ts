import { paths } from '@/paths'
import { type Design, encodeOptions } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import {
  buildScene,
  isSceneOpaque,
  loadPictures,
  outlineFrameText,
  rasterizeRows,
  renderCodeSvg,
  writePngRows,
} from '@/qr/render'
import { fetchGlyphs } from '@/qr/text'
import { traceText } from '@/tools/shared/text/trace-text'

export type PictureType = 'svg' | 'png'

/** Enough for a print of 85 mm at 300 dpi. */
const widthPx = 1024

/**
 * Creates a file of a code; the generator offers all other sizes and formats.
 *
 * @throws (rejects) if glyphs or the logo cannot be loaded
 */
export async function drawPicture({
  text,
  design,
  title,
  type,
}: {
  text: string
  design: Design
  title: string
  type: PictureType
}): Promise<BlobPart> {
  const encoded = encodeMatrix(text, encodeOptions(design))
  if (!encoded.ok) throw new Error('The link does not fit into a code')
  const { matrix } = encoded
  const frameText = await outlineFrameText(design, fetchGlyphs(paths.glyphs), traceText)
  if (type === 'svg') return renderCodeSvg(matrix, design, { title, frameText })
  const scene = buildScene(matrix, design, { title, frameText })
  const rows = rasterizeRows(scene, { widthPx, pictures: await loadPictures(scene) })
  return writePngRows(rows, { title, isOpaque: isSceneOpaque(scene) })
}
