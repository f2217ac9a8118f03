import type { OutlinedLines, OutlinedText } from '@/qr/text'

/** Whether nothing of a text can be drawn, so that its place would be empty. */
export function isEmptyCaption({
  outlines,
}: {
  outlines: OutlinedText | OutlinedLines | null
}): boolean {
  if (!outlines || outlines.missing.length === 0) return false
  const parts = 'lines' in outlines ? outlines.lines.flat() : [outlines]
  return parts.every(({ path }) => path === '')
}
