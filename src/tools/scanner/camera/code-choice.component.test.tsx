import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drawSymbolPicture, place } from '@/qr/decode/draw-for-test'
import { message } from '@/testing/message'
import { blankPicture, toPngFile } from '@/testing/picture-files'
import { renderInSite } from '@/testing/render-in-site'
import { ScanTool } from '../scan-tool'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`scanner.${key}`, values)
const texts = ['https://example.com/menu', 'https://example.com/wine'] as const

afterEach(() => {
  vi.restoreAllMocks()
})

/** A camera in front of two codes next to each other. */
async function setUpCamera(): Promise<void> {
  const desk = blankPicture(640, 400)
  place(desk, drawSymbolPicture(texts[0]), 40, 100)
  place(desk, drawSymbolPicture(texts[1]), 360, 100)
  const bitmap = await createImageBitmap(await toPngFile('desk.png', desk))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const draw = () => {
    context.drawImage(bitmap, 0, 0)
    requestAnimationFrame(draw)
  }
  draw()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () =>
    canvas.captureStream(15),
  )
}

it('outlines two codes in view, and reads the one that is chosen', async () => {
  await setUpCamera()
  await renderInSite(<ScanTool siteHost="qz.example" />, { path: '/qr-code-scanner' })
  await page.getByRole('button', { name: text('start.camera'), exact: true }).click()
  const choice = page.getByRole('region', {
    name: text('camera.severalCodes.title', { count: 2 }),
  })
  await expect.element(choice, { timeout: 20_000 }).toBeVisible()
  const buttons = choice.getByRole('listitem').getByRole('button')
  await expect.element(buttons.first()).toHaveFocus()
  expect(buttons.elements().map(({ textContent }) => textContent)).toEqual(
    texts.map((content, index) => `${index + 1}${content}`),
  )
  const outlines = () => choice.element().querySelectorAll('polygon')
  await expect.poll(() => outlines().length).toBeGreaterThanOrEqual(2)
  expect(document.querySelectorAll('[data-reading]')).toHaveLength(0)

  await buttons.nth(1).click()
  await expect.poll(() => document.querySelectorAll('[data-reading]').length).toBe(1)
  expect(document.querySelector('[data-reading]')?.textContent).toContain('example.com/wine')
})
