import type { FontFile } from '@/qr/text/glyph-files'

/** What to add between two characters of a font, in its units. */
export function findKerning(font: FontFile, left: string, right: string): number {
  for (const table of font.kerning) {
    const row = table.left.findIndex((characters) => characters.includes(left))
    const column = table.right.findIndex((characters) => characters.includes(right))
    if (row >= 0 && column >= 0) return Number(table.values[row]?.split(' ')[column] ?? 0)
  }
  return 0
}
