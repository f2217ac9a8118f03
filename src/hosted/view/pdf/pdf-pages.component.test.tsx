import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { defaultDesign, encodeOptions } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import { buildScene } from '@/qr/render'
import { writePdf } from '@/qr/render/write-pdf'
import { renderInSite } from '@/testing/render-in-site'
import { PdfPages } from './pdf-pages'

const labels = { show: '', loading: '', failed: 'failed', locked: '', page: 'Page # of ##' }

function writeSample(): string {
  const encoded = encodeMatrix('https://example.com', encodeOptions(defaultDesign))
  if (!encoded.ok) throw new Error(encoded.reason)
  const scene = buildScene(encoded.matrix, defaultDesign, { title: 'Sample' })
  const placements = [{ scene, xMm: 20, yMm: 20, widthMm: 60 }]
  const pdf = writePdf([{ widthMm: 100, heightMm: 140, placements }], { color: 'rgb' })
  return URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }))
}

it('draws a chosen file, and again when its width changes', async () => {
  const url = writeSample()
  const view = await renderInSite(
    <div style={{ width: 300 }} data-testid="frame">
      <PdfPages url={url} labels={labels} />
    </div>,
  )
  const canvas = () => document.querySelector('canvas')
  const frame = page.getByTestId('frame').element() as HTMLElement
  await expect.element(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible()
  // The border of the page is not part of the canvas.
  await expect.poll(() => canvas()?.width).toBe(298 * devicePixelRatio)
  frame.style.width = '500px'
  await expect.poll(() => canvas()?.width).toBe(498 * devicePixelRatio)
  await view.unmount()
  URL.revokeObjectURL(url)
})
