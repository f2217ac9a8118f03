import { expect, it, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { defaultDesign } from '@/qr/design'
import { message } from '@/testing/message'
import { renderPanel } from '@/testing/render-panel'
import { LogoPanel } from './logo-panel'

const link = 'https://example.com/menu'
const bothRead = { jsqr: link, zxing: link }
const text = (key: string, values?: Record<string, string | number>) =>
  message(`editor.logo.${key}`, values)
const panel = page.getByRole('region', { name: text('label') })
const choose = panel.getByLabelText(text('choose'))
const problem = (key: string) => panel.getByText(text(`problems.${key}`))
const radio = (key: string) => panel.getByRole('radio', { name: text(key), exact: true })
const size = panel.getByRole('slider', { name: text('size.label') })
const croppedSize = /^50\d × 50\d/

/** Draws a green disc in the middle of a large transparent picture, or only the empty picture. */
async function drawPng(hasDisc = true): Promise<File> {
  const canvas = new OffscreenCanvas(1600, 1200)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = '#1c6b42'
  context.arc(800, 600, 250, 0, 2 * Math.PI)
  if (hasDisc) context.fill()
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
}

const svgFile = (content: string) =>
  new File(
    [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`],
    'logo.svg',
    { type: 'image/svg+xml' },
  )

it('crops a logo from a file, makes room for it and takes both back', async () => {
  const editor = await renderPanel(LogoPanel)
  await userEvent.upload(choose, await drawPng())
  await expect.element(panel.getByText(text('own'))).toBeVisible()
  await expect.element(panel.getByText(croppedSize)).toBeVisible()
  const { level, minVersion } = editor.design()
  expect(minVersion).toBeGreaterThan(defaultDesign.minVersion)
  const made = text('madeRoom.both', { from: defaultDesign.level, to: level })
  await expect.element(panel.getByText(made)).toBeVisible()
  const svg = editor.svg()
  expect(svg).toContain('data:image/png;base64,')
  expect(svg).not.toMatch(/<(use|clipPath)/)
  expect(await commands.readSvg(svg)).toEqual(bothRead)

  await panel.getByRole('button', { name: text('remove') }).click()
  await expect.element(choose).toHaveFocus()
  expect(editor.design()).toEqual(defaultDesign)
  expect(editor.svg()).not.toContain('<image')
})

it('says when a logo is too large, and offers a smaller one or a higher level', async () => {
  const editor = await renderPanel(LogoPanel)
  await userEvent.upload(choose, await drawPng())
  await size.fill('45')
  await expect.element(size).toHaveValue('45')
  const [shrink] = text('size.shrink', { size: '\n' }).split('\n')
  await panel.getByRole('button', { name: new RegExp(`^${shrink}`) }).click()
  await expect.element(size).not.toHaveValue('45')
  expect(editor.design().logo?.size).toBeLessThan(0.45)
  expect(await commands.readSvg(editor.svg())).toEqual(bothRead)

  await size.fill('20')
  const margin = panel.getByRole('slider', { name: text('margin.label') })
  await margin.fill('2')
  await expect.poll(() => editor.design().logo).toMatchObject({ size: 0.2, marginModules: 2 })
})

it('makes paths of a drawing, and says why one stays a picture', async () => {
  const editor = await renderPanel(LogoPanel)
  await userEvent.upload(choose, svgFile('<path d="M2 2h5L2 7" stroke="#c00"/>'))
  await expect.element(panel.getByText(text('drawing'))).toBeVisible()
  expect(editor.svg()).not.toContain('<image')
  expect(editor.svg()).toContain('fill="#cc0000"')
  const replace = panel.getByLabelText(text('replaceName'))
  const filtered = svgFile('<filter id="f"/><path filter="url(#f)" d="M0 0h9v9"/>')
  await userEvent.upload(replace, filtered)
  await expect.element(panel.getByText(text('paths.notConverted'))).toBeVisible()
  await expect.element(panel.getByText(text('paths.reasons.effect'))).toBeVisible()
  expect(editor.svg()).toContain('<image')
})

it('refuses files that are no logo, and says why', async () => {
  const editor = await renderPanel(LogoPanel)
  await userEvent.upload(choose, svgFile('<text>Bar</text>'))
  await expect.element(problem('text')).toBeVisible()
  await userEvent.upload(choose, svgFile('<script/>'))
  await expect.element(problem('active')).toBeVisible()
  await userEvent.upload(choose, svgFile('<image href="https://example.com/a.png"/>'))
  await expect.element(problem('external')).toBeVisible()
  await userEvent.upload(choose, await drawPng(false))
  await expect.element(problem('blank')).toBeVisible()
  await userEvent.upload(choose, new File(['plain words'], 'logo.png', { type: 'image/png' }))
  await expect.element(problem('format')).toBeVisible()
  await userEvent.upload(choose, new File([], 'logo.png', { type: 'image/png' }))
  await expect.element(problem('unreadable')).toBeVisible()
  expect(editor.design().logo).toBeNull()

  radio('icons.link').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(problem('unreadable')).not.toBeInTheDocument()
})

it('lets built-in pictures, shapes and clearings be chosen by keyboard', async () => {
  const editor = await renderPanel(LogoPanel)
  radio('icons.wifi').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('icons.link')).toBeChecked()
  await expect.element(panel.getByText(text('builtIn'), { exact: true })).toBeVisible()
  await radio('shape.circle').click()
  await expect.element(radio('shape.circle')).toBeChecked()
  expect(await commands.readSvg(editor.svg())).toEqual(bothRead)

  await expect.element(panel.getByText(text('clearing.hint.modules'))).toBeVisible()
  const backdrop = panel.getByRole('button', { name: new RegExp(`^${text('backdrop')}`) })
  await expect.element(backdrop).toBeVisible()
  radio('clearing.modules').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(panel.getByText(text('clearing.hint.none'))).toBeVisible()
  // Nothing is left out behind the logo, so nothing can be filled there.
  await expect.element(backdrop).not.toBeInTheDocument()
  expect(editor.design().logo).toMatchObject({
    shape: 'circle',
    clearing: 'none',
    source: { kind: 'icon', name: 'link' },
  })

  await panel.getByRole('button', { name: new RegExp(`^${text('color')}`) }).click()
  const hex = page.getByRole('dialog').getByLabelText(message('editor.color.hex'), { exact: true })
  await hex.fill('#0b3d2e')
  await expect.poll(() => editor.design().logo?.source).toMatchObject({ color: '#0b3d2e' })
})

it('accepts a drawing pasted as text and a picture dropped on the page', async () => {
  const editor = await renderPanel(LogoPanel)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', await svgFile('<path d="M0 0h9v9z"/>').text())
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  await expect.element(panel.getByText(text('drawing'))).toBeVisible()
  expect(editor.design().logo?.source).toMatchObject({ kind: 'image' })

  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(await drawPng())
  const send = (type: string) =>
    document.body.dispatchEvent(
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
    )
  send('dragenter')
  send('dragover')
  await expect.element(panel.getByText(text('dropHere'))).toBeVisible()
  send('drop')
  await expect.element(panel.getByText(croppedSize)).toBeVisible()
  await expect.element(panel.getByText(text('dropHere'))).not.toBeInTheDocument()
})

it('pastes from the clipboard by a button, and says when the browser refuses', async () => {
  const read = vi.spyOn(navigator.clipboard, 'read')
  const editor = await renderPanel(LogoPanel)
  const paste = panel.getByRole('button', { name: text('paste') })
  read.mockRejectedValueOnce(new DOMException('Read permission denied', 'NotAllowedError'))
  await paste.click()
  await expect
    .element(panel.getByText(text('problems.clipboard', { keyboard: 'other' })))
    .toBeVisible()
  read.mockResolvedValueOnce([new ClipboardItem({ 'image/png': await drawPng() })])
  await paste.click()
  await expect.element(panel.getByText(croppedSize)).toBeVisible()
  expect(editor.design().logo?.source).toMatchObject({ kind: 'image' })
  read.mockRestore()
})
