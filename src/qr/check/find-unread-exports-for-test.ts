import { defaultDesign } from '@/qr/design/design'
import { drawAtExportSize } from './draw-at-export-size'
import { drawDesign } from './draw-design'
import { stressEngines } from './stress-engines'

/** Widths of the export, and the largest version that is tested at each. */
export const lastVersions = [
  [256, 7],
  [500, 12],
  [1000, 19],
  [2000, 19],
] as const

const text = 'https://example.com/menu'

/** Draws a plain code. */
export function drawPlain(sizePx: number, minVersion = 1) {
  const drawn = drawDesign({ text, design: { ...defaultDesign, minVersion, sizePx } })
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.picture
}

/**
 * Lists exports of plain codes that are not drawn or not read. `prepareZxing` must have been
 * called.
 */
export async function findUnreadExports(
  sizePx: number,
  versions: readonly number[],
): Promise<string[]> {
  const unread: string[] = []
  for (const version of versions) {
    const pixels = drawAtExportSize(drawPlain(sizePx, version))
    if (!pixels) {
      unread.push(`${version} is not drawn`)
      continue
    }
    for (const { name, readTexts } of stressEngines) {
      if (!(await readTexts(pixels, text)).includes(text)) unread.push(`${version} by ${name}`)
    }
  }
  return unread
}
