/**
 * Removes the spaces next to bars in tables, which Payload's converter would include in the cells.
 */
export function tightenTables(markdown: string): string {
  let isFenced = false
  return markdown
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) isFenced = !isFenced
      return isFenced || !line.startsWith('|') ? line : line.replace(/\s*\|\s*/g, '|')
    })
    .join('\n')
}
