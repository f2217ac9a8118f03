import {
  type Content,
  isContentType,
  parseContent,
  parseProduct,
  type Recognized,
} from '@/qr/content'
import type { FoundCode } from '@/qr/decode'
import { expandUpcE } from './expand-upc-e'

/** The content of a code, or that it is binary or empty. */
export type Understood = Recognized | { type: 'binary' } | { type: 'empty' }
export type RecognizedKind = Understood['type']
/** A code of a type that is recognized but cannot be created here. */
export type OtherUnderstood = Exclude<Understood, Content>

export function isContent(understood: Understood): understood is Content {
  return isContentType(understood.type)
}

type Readable = Pick<FoundCode, 'text' | 'bytes' | 'format'>

/** @param host of this site, to recognize links to hosted pages */
export function recognizeCode(code: Readable, host: string): Understood {
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

/** Never part of text. Other control characters separate fields in industrial codes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
const neverInText = /[\u0000-\u0003\u0005-\u0008\u000b\u000c\u000e-\u001b\u007f-\u009f\ufffd]/

export function isBinary({ text, bytes }: Omit<Readable, 'format'>): boolean {
  return bytes.length > 0 && neverInText.test(text)
}
