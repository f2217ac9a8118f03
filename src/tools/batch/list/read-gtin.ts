import { hasGtinCheckDigit } from '@/qr/content'

/** GS1's own address for links of products (GS1 Digital Link URI syntax, 4.5). */
export const standardLinkStart = 'https://id.gs1.org'

/** Reads a product number, written with spaces or hyphens or not; undefined if it is none. */
export function readGtin(cell: string): string | undefined {
  const digits = digitsOf(cell)
  return hasGtinCheckDigit(digits) ? digits : undefined
}

/** Reads a product number as a GS1 Digital Link that begins with `start`, such as a domain. */
export function readProductLink(
  cell: string,
  start: string,
): { ok: true; url: string } | { ok: false; reason: 'check-digit' | 'gtin' } {
  const gtin = readGtin(cell)
  if (!gtin) {
    const isWhole = /^(\d{8}|\d{12,14})$/.test(digitsOf(cell))
    return { ok: false, reason: isWhole ? 'check-digit' : 'gtin' }
  }
  const host = start.trim().replace(/\/+$/, '') || standardLinkStart
  return { ok: true, url: `${host}/01/${gtin.padStart(14, '0')}` }
}

function digitsOf(cell: string): string {
  return cell.normalize('NFKC').replace(/[\s-]/g, '')
}
