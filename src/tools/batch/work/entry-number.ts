/** Names the file of a row without a name by its number, as wide as the last one. */
export function entryNumber(number: number, total: number): string {
  return String(number).padStart(String(total).length, '0')
}
