import { parseContent, type Recognised } from '@/qr/content/parse-content'
import { parseProduct } from '@/qr/content/parse-product'
import type { FoundCode } from '@/qr/decode/code-found'
import { expandUpcE } from './expand-upc-e'

/** What a code is: a content, or bytes that are no text. */
export type Understood = Recognised | { type: 'binary' } | { type: 'empty' }
export type CodeKind = Understood['type']

type Readable = Pick<FoundCode, 'text' | 'bytes' | 'format'>

/** @param host our own, to know links to our own pages */
export function recogniseCode(code: Readable, host: string): Understood {
  const { text, bytes, format } = code
  if (text === '' && bytes.length === 0) return { type: 'empty' }
  if (isBinary(code)) return { type: 'binary' }
  if (/^(ean|upc)/.test(format)) {
    const number = format === 'upc-e' ? expandUpcE(text) : text
    const product = parseProduct(`EAN ${number}`)
    if (product) return product
  }
  return parseContent(text, { host })
}

/** No text has these; the others that do not print part fields in the codes of factories. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
const neverInText = /[\u0000-\u0003\u0005-\u0008\u000b\u000c\u000e-\u001b\u007f-\u009f\ufffd]/

function isBinary({ text, bytes }: Readable): boolean {
  return bytes.length > 0 && neverInText.test(text)
}
