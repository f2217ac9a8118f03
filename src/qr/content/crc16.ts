/**
 * The check of EMV codes (EMV QRCPS, Merchant-Presented Mode): CRC-16 of ISO/IEC 13239 with
 * the polynomial 1021 and the initial value FFFF, over the UTF-8 bytes, as four digits in capitals.
 */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0')
}
