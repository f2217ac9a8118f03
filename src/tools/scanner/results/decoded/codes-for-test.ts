import { encode, Tagged } from 'cborg'
import { deflateSync, zlibSync } from 'fflate'

/** The text of an EU digital certificate with these claims, without a valid signature. */
export function writeCertificate(claims: Map<number, unknown>, isCompressed = true): string {
  const parts = [new Uint8Array(), new Map(), encode(claims), new Uint8Array(64)]
  const message = encode(new Tagged(18, parts))
  return `HC1:${encodeBase45(isCompressed ? zlibSync(message) : message)}`
}

/** The text of a SMART health card with this payload, without a valid signature. */
export function writeHealthCard(payload: object): string {
  const packed = deflateSync(new TextEncoder().encode(JSON.stringify(payload)))
  return `shc:/${toDigits(`eyJ6aXAiOiJERUYifQ.${encodeBase64Url(packed)}.c2lnbmVk`)}`
}

/** The text of a passkey request with these values by key. */
export function writePasskeyRequest(values: Map<number, unknown>): string {
  const bytes = encode(values)
  let digits = ''
  for (let at = 0; at < bytes.length; at += 7) {
    const group = bytes.subarray(at, at + 7)
    const number = group.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
    digits += String(number).padStart([0, 3, 5, 8, 10, 13, 15, 17][group.length] ?? 0, '0')
  }
  return `FIDO:/${digits}`
}

/** The parts of a health card, as cards in several codes had them. */
export function splitHealthCard(text: string, count: number): string[] {
  const digits = text.replace('shc:/', '')
  const length = Math.ceil(digits.length / count / 2) * 2
  return Array.from(
    { length: count },
    (_, index) =>
      `shc:/${index + 1}/${count}/${digits.slice(index * length, (index + 1) * length)}`,
  )
}

function encodeBase45(bytes: Uint8Array): string {
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
  let text = ''
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length
    let rest = isPair ? (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) : (bytes[at] ?? 0)
    for (let index = 0; index < (isPair ? 3 : 2); index++) {
      text += letters[rest % 45]
      rest = Math.floor(rest / 45)
    }
  }
  return text
}

function encodeBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function toDigits(token: string): string {
  return [...token].map((letter) => String(letter.charCodeAt(0) - 45).padStart(2, '0')).join('')
}
