/**
 * First characters of payments that declare their encoding themselves, which payment apps follow:
 * Swiss QR-bill, EPC069-12, GOST R 56042.
 */
const declaration = /^(?:SPC\r?\n|BCD\r?\n|ST000\d\d\|)/

/** Whether a text declares its encoding in its own characters. */
export function declaresEncoding(text: string): boolean {
  return declaration.test(text)
}
