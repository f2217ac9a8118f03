/** Returns the language and country that identify a scan in the database. */
export function markScan(number: number): { language: string; country: string } {
  return { language: letters(number, 3), country: letters(number / 26 ** 3, 2) }
}

/** Joins the two columns of a scan into one text. */
export function readMark({ language, country }: ReturnType<typeof markScan>): string {
  return `${language}${country.toUpperCase()}`
}

function letters(number: number, length: number): string {
  return Array.from({ length }, (_, at) =>
    String.fromCharCode(97 + (Math.floor(number / 26 ** at) % 26)),
  ).join('')
}
