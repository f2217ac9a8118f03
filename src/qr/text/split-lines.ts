/** Splits a text into lines that are not blank; the last one contains the rest. */
export function splitLines(text: string, most: number): string[] {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.length > most
    ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')]
    : lines
}
