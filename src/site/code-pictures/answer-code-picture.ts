import { readPublicGlyphs } from '@/data/read-public-glyphs'
import { drawSampleCode, readSampleCode } from '@/qr/content'
import { readCodePictureFile } from './code-picture-address'

/** Returns the picture of a signed address, to be cached permanently; other addresses have none. */
export async function answerCodePicture(file: string): Promise<Response> {
  const spec = readCodePictureFile(file)
  const sample = spec && readSampleCode(spec.row, spec.language)
  const svg = sample && (await drawSampleCode(sample, readPublicGlyphs))
  if (!svg) return new Response(null, { status: 404 })
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
