import { drawPrinted } from '@/qr/render/draw-printed-for-test'
import { findReaders } from '@/qr/render/read-exports-for-test'
import { renderEps } from '@/qr/render/render-eps'
import { renderPdf } from '@/qr/render/render-pdf'
import type { PresetCase } from './preset-cases-for-test'

/** Five and a half pixels a module of one millimeter: edges fall between pixels, as on paper. */
const dpi = 140
const mmPerModule = 1

export const printFormats = ['pdf', 'eps'] as const
const renderers = { pdf: renderPdf, eps: renderEps }

/** Returns the names of the cases that fewer than two decoders read from their printed file. */
export async function findUnreadPrints(
  cases: readonly PresetCase[],
  format: (typeof printFormats)[number],
): Promise<string[]> {
  const files = await Promise.all(
    cases.map(({ scene }) =>
      renderers[format](scene, { color: 'rgb', sizeMm: scene.width * mmPerModule }),
    ),
  )
  const pages = drawPrinted(files, { format, dpi })
  const unread: string[] = []
  for (const [index, { name, text }] of cases.entries()) {
    const pixels = pages[index]
    if (!pixels || (await findReaders(pixels, text)).length < 2) unread.push(name)
  }
  return unread
}
