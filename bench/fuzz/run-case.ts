import { Resvg } from '@resvg/resvg-js'
import { encodeContent } from '@/qr/content/content'
import { contentTypes } from '@/qr/content/content-types'
import { parseContent } from '@/qr/content/parse-content'
import { decodeFile } from '@/qr/decode/decode-file.node.js'
import { decodePixels } from '@/qr/decode/decode-pixels'
import { encodeOptions } from '@/qr/design/encode-options'
import { readDesign } from '@/qr/design/read-design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { renderCodeSvg } from '@/qr/render/render-code'
import { outlineText } from '@/qr/text/outline-text'
import { readGlyphs } from '@/qr/text/read-glyphs.node.js'
import type { FuzzCase } from './fuzz-case'
import { paintPicture } from './paint-picture'

/** Decoding budget for a picture that a visitor is waiting for. */
const budgetMs = 1000

/** Processes the input as the product would. Every exception is a finding. */
export async function runCase(fuzzCase: FuzzCase): Promise<void> {
  switch (fuzzCase.target) {
    case 'decode-file':
      await decodeFile(fuzzCase.bytes, { budgetMs })
      return
    case 'decode-pixels':
      await decodePixels(paintPicture(fuzzCase.picture), { budgetMs })
      return
    case 'parse-content':
      return parse(fuzzCase.text)
    case 'encode-content': {
      const encoded = encodeContent(fuzzCase.draft)
      if (encoded.ok) parse(encoded.text)
      return
    }
    case 'draw-design':
      return draw(fuzzCase.text, fuzzCase.design)
  }
}

/** Parses the text and encodes recognized content again, which must not throw. */
function parse(text: string): void {
  const content = parseContent(text)
  const draft = contentTypes.find((type) => type === content.type)
  if (draft) encodeContent({ ...content, type: draft } as Parameters<typeof encodeContent>[0])
}

/** An accepted design must be drawable, with any text, as XML that a strict parser accepts. */
async function draw(text: string, value: unknown): Promise<void> {
  const design = readDesign(value)
  if (!design) return
  const encoded = encodeMatrix(text, encodeOptions(design))
  if (!encoded.ok) return
  const { frame } = design
  const frameText = frame && (await outlineText(frame.text, { ...frame, load: readGlyphs }))
  new Resvg(renderCodeSvg(encoded.matrix, design, { title: text, frameText }), {
    font: { loadSystemFonts: false },
  })
}
