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

/** A picture that someone waits for, though not long. */
const budgetMs = 1000

/** Does with the input what the product would. Whatever this throws is a finding. */
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

/** What was recognised as content must be content: it can be made into a code again. */
function parse(text: string): void {
  const content = parseContent(text)
  const draft = contentTypes.find((type) => type === content.type)
  if (draft) encodeContent({ ...content, type: draft } as Parameters<typeof encodeContent>[0])
}

/** What passes for a design can be drawn, with any words, as XML that a strict reader takes. */
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
