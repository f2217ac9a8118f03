/**
 * A phone number as it is dialled: digits, a leading plus, and `* # , ;` for pauses and keys.
 * Undefined when the text is no phone number. `+49 (0)30 1234` loses the zero that no one dials
 * after a country code.
 */
export function normalizePhone(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim()
  const international = text.startsWith('+') ? text.replace('(0)', '') : text
  const dialled = international.replace(/[\s().\-/\u2010-\u2015]/g, '')
  return /^\+?[\d*#][\d*#,;]{1,30}$/.test(dialled) ? dialled : undefined
}

/** ITU-T E.164: a plus, then at most 15 digits. */
export function isInternationalPhone(dialled: string): boolean {
  return /^\+[1-9]\d{4,14}([,;*#]|$)/.test(dialled)
}
