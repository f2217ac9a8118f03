/** What a scan is recognised by in the database: its language and its country. */
export function markScan(number: number): { language: string; country: string } {
  return { language: letters(number, 3), country: letters(number / 26 ** 3, 2) }
}

/** The two columns of a scan as one text. */
export function readMark({ language, country }: ReturnType<typeof markScan>): string {
  return `${language}${country.toUpperCase()}`
}

function letters(number: number, length: number): string {
  return Array.from({ length }, (_, at) =>
    String.fromCharCode(97 + (Math.floor(number / 26 ** at) % 26)),
  ).join('')
}
