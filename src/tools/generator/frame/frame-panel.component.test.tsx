import { afterEach, expect, it, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { paths } from '@/paths'
import { defaultDesign, type Frame, frameTextLines } from '@/qr/design'
import { fetchGlyphs } from '@/qr/text/fetch-glyphs'
import { outlineLines } from '@/qr/text/outline-lines'
import { message } from '@/testing/message'
import { renderPanel } from '@/testing/render-panel'
import { traceText } from '@/tools/shared/text/trace-text'
import { FramePanel } from './frame-panel'

const link = 'https://example.com/menu'
const text = (key: string, values?: Record<string, string | number>) =>
  message(`editor.frame.${key}`, values)
const panel = page.getByRole('region', { name: text('label') })
const picture = page.getByTestId('code')
const words = panel.getByRole('textbox', { name: text('text') })
const radio = (key: string) => panel.getByRole('radio', { name: text(key), exact: true })
const button = (key: string) => panel.getByRole('button', { name: text(key), exact: true })

/** The outlines of words, as the site's glyphs and the fonts of this browser have them. */
const outline = (text: string, font: Frame['font']) => {
  const load = fetchGlyphs(paths.glyphs)
  return outlineLines(text, { font, language: 'en', load, trace: traceText, most: frameTextLines })
}

const readNotices = () => panel.element().querySelector('[role="status"]')?.textContent

const frame: Frame = {
  shape: 'banner-below',
  fill: { kind: 'solid', color: '#1a1815' },
  text: 'Menu',
  textColor: '#ffffff',
  font: 'sans',
  language: 'en',
}

afterEach(() => {
  vi.useRealTimers()
})

it('draws a frame with words in any script around the code, which still reads', async () => {
  const editor = await renderPanel(FramePanel)
  const plain = picture.element().getAttribute('viewBox') as string
  await radio('shapes.ribbon').click()
  await expect.element(words).toHaveValue(text('calls.scan'))
  await expect.element(picture).not.toHaveAttribute('viewBox', plain)
  await button('calls.menu').click()
  await expect.element(words).toHaveValue(text('calls.menu'))
  await expect.element(button('calls.menu')).toHaveAttribute('aria-pressed', 'true')

  await words.fill('Thực đơn メニュー')
  await radio('fonts.display').click()
  const kana = await outline('Thực đơn メニュー', 'display')
  await expect.poll(editor.frameText).toEqual(kana)
  await expect.poll(readNotices).toBe('')
  expect(editor.svg()).not.toContain('<text')
  expect(await commands.readSvg(editor.svg())).toEqual({ jsqr: link, zxing: link })

  // Drawn with the fonts of the browser, or refused before the frame is empty where it has none.
  await words.fill('ابدأ')
  const arabic = await outline('ابدأ', 'display')
  const shown = arabic.path ? arabic : { ...kana, missing: arabic.missing }
  await expect.poll(editor.frameText).toEqual(shown)
  await expect.poll(readNotices).toContain(arabic.missing[0] ?? '')
  expect(await commands.readSvg(editor.svg())).toEqual({ jsqr: link, zxing: link })
  await words.fill('\u{10fffc}')
  await expect.poll(editor.frameText).toEqual({ ...shown, missing: ['\u{10fffc}'] })
  await expect.poll(readNotices).toContain('\u{10fffc}')
  await radio('shapes.none').click()
  await expect.element(words).not.toBeInTheDocument()
  await expect.element(picture).toHaveAttribute('viewBox', plain)
})

it('sets a text in two lines, as large as chosen', async () => {
  const editor = await renderPanel(FramePanel, { design: { ...defaultDesign, frame } })
  const readHeight = () => Number(picture.element().getAttribute('viewBox')?.split(' ')[3])
  const height = readHeight()
  await words.fill('Menu\nof the day\nand more')
  await expect.poll(() => editor.design().frame?.text).toBe('Menu\nof the day and more')
  await expect.poll(editor.frameText).toEqual(await outline('Menu\nof the day and more', 'sans'))
  await expect.poll(readHeight).toBeGreaterThan(height)
  const large = editor.svg()
  await panel.getByRole('slider', { name: text('textScale') }).fill('60')
  await expect.poll(() => editor.design().frame).toMatchObject({ textScale: 0.6 })
  expect(editor.svg()).not.toBe(large)
  expect(await commands.readSvg(editor.svg())).toEqual({ jsqr: link, zxing: link })
})

it('restores the words and colors of a frame that was taken off', async () => {
  const editor = await renderPanel(FramePanel, { design: { ...defaultDesign, frame } })
  await expect.element(words).toHaveValue('Menu')
  await words.fill('Open daily')
  await radio('shapes.none').click()
  expect(editor.design().frame).toBeNull()
  await radio('shapes.badge').click()
  await expect.element(words).toHaveValue('Open daily')
  expect(editor.design().frame).toEqual({ ...frame, shape: 'badge', text: 'Open daily' })

  // A border has no room for text.
  await radio('shapes.border').click()
  await expect.element(words).not.toBeInTheDocument()
  await expect.element(radio('fonts.sans')).not.toBeInTheDocument()
})

it('warns of words that hardly stand out and repairs their color', async () => {
  const faint = { ...frame, fill: { kind: 'solid' as const, color: '#c9bda0' } }
  const editor = await renderPanel(FramePanel, { design: { ...defaultDesign, frame: faint } })
  await button('useDark').click()
  await expect.element(button('useDark')).not.toBeInTheDocument()
  expect(editor.design().frame?.textColor).toBe('#000000')

  await panel.getByRole('button', { name: new RegExp(`^${text('fill')}`) }).click()
  const hex = page.getByRole('dialog').getByLabelText(message('editor.color.hex'), { exact: true })
  await hex.fill('#0b3d2e')
  // An automatic text color follows the frame.
  await expect.poll(() => editor.design().frame?.textColor).toBe('#ffffff')
  await userEvent.keyboard('{Escape}')
})

it('says so when the letters do not arrive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
  await renderPanel(FramePanel, { design: { ...defaultDesign, frame } })
  const notice = page.getByText(text('noLetters'))
  await vi.advanceTimersByTimeAsync(3999)
  expect(notice.query()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(notice).toBeVisible()
})
