import { deflateSync, Inflate, strToU8 } from 'fflate'
import { decodeBase64url, encodeBase64url } from './base64url'
import { shareDictionary } from './share-dictionary'

/** More than the largest logo; a text beyond it was made to fill the reader's memory. */
const maxBytes = 8_000_000
const stepBytes = 512

const dictionary = strToU8(shareDictionary)

/** A text, deflated, in letters that an address may hold. */
export function packText(text: string): string {
  return encodeBase64url(deflateSync(strToU8(text), { level: 9, dictionary }))
}

/** @throws for what `packText` did not write, was cut off, or unfolds to more than 8 MB */
export function unpackText(packed: string): string {
  const bytes = decodeBase64url(packed)
  const chunks: Uint8Array[] = []
  let total = 0
  const inflate = new Inflate({ dictionary }, (chunk) => {
    total += chunk.length
    if (total > maxBytes) throw new Error('Too much to unpack')
    chunks.push(chunk.slice())
  })
  // In small steps, so that a bomb is noticed before it has gone off.
  for (let start = 0; start < bytes.length; start += stepBytes) {
    const end = start + stepBytes
    inflate.push(bytes.subarray(start, end), end >= bytes.length)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(joinBytes(chunks, total))
}

function joinBytes(chunks: readonly Uint8Array[], total: number): Uint8Array {
  const all = new Uint8Array(total)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
