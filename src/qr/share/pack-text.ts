import { deflateSync, Inflate, strToU8 } from 'fflate'
import { decodeBase64url, encodeBase64url } from './base64url'
import { shareDictionary } from './share-dictionary'

/** More than the largest logo; a longer text is assumed to be a decompression bomb. */
const maxBytes = 8_000_000
const stepBytes = 512

const dictionary = strToU8(shareDictionary)

/** Deflates a text and encodes it in URL-safe characters. */
export function packText(text: string): string {
  return encodeBase64url(deflateSync(strToU8(text), { level: 9, dictionary }))
}

/**
 * @throws if the input was not written by `packText`, is truncated, or unpacks to more than 8 MB
 */
export function unpackText(packed: string): string {
  const bytes = decodeBase64url(packed)
  const chunks: Uint8Array[] = []
  let total = 0
  const inflate = new Inflate({ dictionary }, (chunk) => {
    total += chunk.length
    if (total > maxBytes) throw new Error('Too much to unpack')
    chunks.push(chunk.slice())
  })
  // Inflates in small steps, so that a decompression bomb is detected before it exhausts memory.
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
