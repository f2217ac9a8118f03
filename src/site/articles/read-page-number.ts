/** The number in a list's address; nothing for what no page has, and for 1, which has another. */
export function readPageNumber(segment: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : undefined
}
