/** Trims a text and collapses each run of white space, including line breaks, into one space. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
