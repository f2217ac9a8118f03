/** Blanks and line ends at the ends gone, and each run of them within a single blank. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
