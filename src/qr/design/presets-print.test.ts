import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { drawPrinted, hasGhostscript } from '@/qr/render/draw-printed-for-test'
import { findReaders } from '@/qr/render/read-exports-for-test'
import { renderEps } from '@/qr/render/render-eps'
import { renderPdf } from '@/qr/render/render-pdf'
import { fewPresetCases } from './preset-cases-for-test'
import { presets } from './presets'

/** Five and a half pixels a module of one millimetre: edges fall between pixels, as on paper. */
const dpi = 140
const mmPerModule = 1

if (!hasGhostscript) {
  console.warn('Looks are not tested in print: there is no Ghostscript (gs) here')
}
beforeAll(prepareZxingFromPackage)

describe.skipIf(!hasGhostscript)('in print', () => {
  describe.each(presets)('the preset $id', ({ id }) => {
    it.each([
      ['pdf', renderPdf],
      ['eps', renderEps],
    ] as const)(
      'is read by two decoders in every type, as %s',
      async (format, render) => {
        const cases = fewPresetCases(id)
        const files = await Promise.all(
          cases.map(({ scene }) => {
            return render(scene, { color: 'rgb', sizeMm: scene.width * mmPerModule })
          }),
        )
        const pages = drawPrinted(files, { format, dpi })
        expect(pages).toHaveLength(cases.length)
        const unread: string[] = []
        for (const [index, pixels] of pages.entries()) {
          const { name, text } = cases[index] as (typeof cases)[number]
          if ((await findReaders(pixels, text)).length < 2) unread.push(name)
        }
        expect(unread).toEqual([])
      },
      60_000,
    )
  })
})
