/**
 * Encodes one data object: two digits of ID, two of length in characters, the value. '' if empty.
 */
export function emvField(id: string, value: string): string {
  return value === '' ? '' : id + String(value.length).padStart(2, '0') + value
}

/** Reads the objects of a template by ID; undefined if the text is not a template. */
export function readEmvFields(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const head = text.slice(at, at + 4)
    if (!/^\d{4}$/.test(head)) return undefined
    const end = at + 4 + Number(head.slice(2))
    if (end > text.length) return undefined
    fields.set(head.slice(0, 2), text.slice(at + 4, end))
    at = end
  }
  return fields
}

/** Reads the objects of a whole code with valid check digits (EMV QRCPS: 00 is first, 63 last). */
export function readEmvCode(text: string): Map<string, string> | undefined {
  if (!/^000201.*6304[0-9a-f]{4}$/is.test(text)) return undefined
  const isIntact = crc16(text.slice(0, -4)) === text.slice(-4).toUpperCase()
  return isIntact ? readEmvFields(text) : undefined
}

/** Finds a payment system's template: IDs 26 to 51, identified by their object 00. */
export function findEmvAccount(
  fields: ReadonlyMap<string, string> | undefined,
  identifier: string,
): Map<string, string> | undefined {
  return listEmvAccounts(fields).find(
    (account) => account.get('00')?.toLowerCase() === identifier.toLowerCase(),
  )
}

export function listEmvAccounts(
  fields: ReadonlyMap<string, string> | undefined,
): Map<string, string>[] {
  const accounts: Map<string, string>[] = []
  for (let id = 26; fields && id <= 51; id++) {
    const account = readEmvFields(fields.get(String(id)) ?? '')
    if (account?.has('00')) accounts.push(account)
  }
  return accounts
}

export function closeEmvCode(fields: string): string {
  return `${fields}6304${crc16(`${fields}6304`)}`
}

/**
 * Checksum of EMV codes (EMV QRCPS, Merchant-Presented Mode): CRC-16 of ISO/IEC 13239 with the
 * polynomial 1021 and the initial value FFFF over the UTF-8 bytes, as four uppercase hex digits.
 */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0')
}
