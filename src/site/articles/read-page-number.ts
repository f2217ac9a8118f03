/**
 * Parses the page number in a list's address. Returns undefined for an invalid number, and for 1,
 * because the first page has an address without a number.
 */
export function readPageNumber(segment: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : undefined
}
