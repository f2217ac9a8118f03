/** An extension after the number, as written in several languages, or in RFC 3966. */
const extension =
  /[\s,;]*(?:ext(?:ension|n)?\.?|x|durchwahl|dw\.?|poste|interno|anexo|ramal|toestel|内線|分机|转)\s*[:=]?\s*(\d{1,7})$/i

/** Bounds the time of the patterns, which is quadratic in the length. */
const maxTypedLength = 200

/**
 * Normalizes a phone number to its dialed form: digits, a leading plus, and `* # , ;` for pauses
 * and keys. Undefined if the text is not a phone number. The international prefix 00 becomes a
 * plus. Removes the trunk zero of `+49 (0)30 1234`, which is not dialed after a country code. An
 * extension follows after a pause.
 */
export function normalizePhone(typed: string): string | undefined {
  if (typed.length > maxTypedLength) return undefined
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(/^00(?=[\s().\-/]*[1-9])/, '+')
    .replace(extension, ',$1')
  const international = text.startsWith('+') ? text.replace('(0)', '') : text
  const dialed = international.replace(/[\s().\-/\u2010-\u2015]/g, '')
  // A code that forwards calls may contain an international number: *21*+49…#.
  return /^\+?(?:[\d#]|\*\+?)(?:[\d#,;]|\*\+?){1,30}$/.test(dialed) ? dialed : undefined
}

/** ITU-T E.164: a plus, then at most 15 digits. */
export function isInternationalPhone(dialed: string): boolean {
  return /^\+[1-9]\d{4,14}([,;*#]|$)/.test(dialed)
}
