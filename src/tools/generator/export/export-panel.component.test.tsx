import { beforeEach, expect, it, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { PageDraft } from '@/qr/content'
import { type Design, defaultDesign } from '@/qr/design'
import { catchDownload, readBase64 } from '@/testing/catch-download'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { TestGenerator } from '@/testing/test-generator'
import { ExportPanel } from './export-panel'

const link = 'https://example.com/menu'
const readings = { jsqr: link, zxing: link }
const text = (key: string, values?: Record<string, string | number>) =>
  message(`editor.export.${key}`, values)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const width = () => page.getByRole('spinbutton', { name: text('size.width') })
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click()
const download = () => catchDownload(() => button(text('download')).click())

/**
 * Dots in a gradient with a frame around them: a design that uses every feature of the exporters.
 */
const styled: Design = {
  ...defaultDesign,
  modules: {
    shape: 'dot',
    scale: 1,
    fill: {
      kind: 'linear',
      angleDegrees: 45,
      stops: [
        { offset: 0, color: '#123456' },
        { offset: 1, color: '#5a1b2d' },
      ],
    },
  },
  frame: {
    shape: 'banner-below',
    fill: { kind: 'solid', color: '#123456' },
    text: 'Scan me',
    textColor: '#ffffff',
    font: 'sans',
    language: 'en',
  },
}

const onExported = vi.fn()
const isReadyToExport = vi.fn(() => true)
beforeEach(() => {
  onExported.mockClear()
  isReadyToExport.mockReset().mockReturnValue(true)
})

function Panel({
  initial = defaultDesign,
  draft = { type: 'url', url: link },
}: {
  initial?: Design
  draft?: PageDraft
}) {
  return (
    <TestGenerator draft={draft} design={initial} {...{ isReadyToExport, onExported }}>
      <ExportPanel />
    </TestGenerator>
  )
}

it('exports a styled code with a frame in every format', async () => {
  await renderInSite(<Panel initial={styled} />)

  const png = await download()
  expect(png.name).toBe('url-example-com-menu.png')
  expect(await commands.readPicture(await readBase64(png))).toMatchObject({ width: 1000, readings })

  await choose('SVG')
  await expect.element(page.getByText(text('size.anySize'))).toBeVisible()
  const svg = await (await download()).text()
  expect(await commands.readSvg(svg)).toEqual(readings)
  expect(svg).toContain('<title>')

  for (const [format, ending] of [
    ['JPEG', 'jpg'],
    ['WebP', 'webp'],
  ] as const) {
    await choose(format)
    const { name, type } = await download()
    expect([name, type]).toEqual([
      `url-example-com-menu.${ending}`,
      `image/${format.toLowerCase()}`,
    ])
  }

  await choose('PDF')
  await choose(text('ink.choice.cmyk'))
  expect(await (await download()).text()).toMatch(/^%PDF-1\.7[\s\S]*\/DeviceCMYK/)

  await choose('EPS')
  expect(await (await download()).text()).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0/)
  expect(onExported).toHaveBeenCalledTimes(6)
})

it('writes the width in millimeters and the density for print, and corrects a width that is too small', async () => {
  await renderInSite(<Panel />)
  await choose(text('size.unit.mm'))
  await page.getByRole('radio', { name: '600 dpi' }).click()
  await width().fill('50')
  for (const format of ['PNG', 'JPEG']) {
    await choose(format)
    expect(await commands.readPicture(await readBase64(await download()))).toMatchObject({
      width: 1181,
      density: 600,
    })
  }

  await width().fill('8')
  await button(text('size.remark.use', { size: '14 mm' })).click()
  await expect.element(width()).toHaveValue(14)
  await expect.element(button(text('size.remark.use', { size: '14 mm' }))).not.toBeInTheDocument()
})

it('requires the name of a spot color before it draws the file', async () => {
  await renderInSite(<Panel />)
  await choose('PDF')
  await choose(text('ink.choice.spot'))
  await button(text('download')).click()
  const name = page.getByRole('textbox', { name: text('ink.name.label') })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription(text('ink.name.missing'))
  expect(onExported).not.toHaveBeenCalled()
  await name.fill('PANTONE 287 C')
  expect(await (await download()).text()).toContain('PANTONE#20287#20C')
})

it('writes name and alternative text into the file and restores them for the same content', async () => {
  const view = await renderInSite(<Panel />)
  const name = () => page.getByRole('textbox', { name: text('name.label') })
  const description = () => page.getByRole('textbox', { name: text('description.label') })
  await choose('SVG')
  await name().fill('Menu: summer')
  await description().fill('Our menu & drinks as a QR code')
  view.unmount()

  const repeated = await renderInSite(<Panel />)
  await expect.element(page.getByRole('radio', { name: 'SVG', exact: true })).toBeChecked()
  await expect.element(name()).toHaveValue('Menu: summer')
  const svg = await download()
  expect(svg.name).toBe('Menu summer.svg')
  expect(await svg.text()).toContain('<title>Our menu &amp; drinks as a QR code</title>')
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await button(text('description.copy')).click()
  await expect.element(page.getByText(text('description.copied'))).toBeVisible()
  expect(copy).toHaveBeenCalledWith('Our menu & drinks as a QR code')
  copy.mockRestore()
  await button(text('description.reset')).click()
  await expect.element(description()).toHaveValue('QR code for the link example.com/menu')
  repeated.unmount()

  await renderInSite(<Panel draft={{ type: 'text', text: 'Something else' }} />)
  await expect.element(name()).not.toHaveValue('Menu: summer')
})

it('shows the progress of the largest picture, stops when canceled and draws the next one', async () => {
  await renderInSite(<Panel initial={styled} />)
  await button('8192 px').click()
  await button(text('download')).click()
  await expect.element(page.getByRole('progressbar', { name: text('work.label') })).toBeVisible()
  await button(text('work.cancel')).click()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(button(text('download'))).toHaveFocus()
  expect(onExported).not.toHaveBeenCalled()
  await button('512 px').click()
  expect(await commands.readPicture(await readBase64(await download()))).toMatchObject({
    width: 512,
  })
})

it('copies the picture and the SVG, and explains when the browser refuses', async () => {
  await renderInSite(<Panel initial={styled} />)
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  const readCopied = async (type: string) => {
    const [item] = write.mock.lastCall?.[0] ?? []
    return (await item?.getType(type)) as Blob
  }
  await button(text('copy.svg')).click()
  await expect.element(page.getByText(text('copy.done.svg'))).toBeVisible()
  const svg = await (await readCopied('text/plain')).text()
  expect(await commands.readSvg(svg)).toEqual(readings)
  await button(text('copy.picture')).click()
  await expect.element(page.getByText(text('copy.done.picture'))).toBeVisible()
  const png = await readBase64(await readCopied('image/png'))
  expect(await commands.readPicture(png)).toMatchObject({ format: 'png', readings })
  expect(onExported).toHaveBeenCalledTimes(2)

  write.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
  await button(text('copy.svg')).click()
  await expect.element(page.getByText(text('copy.cannot'))).toBeVisible()
  expect(onExported).toHaveBeenCalledTimes(2)
  write.mockRestore()
})

it('shares the file, with a second press where drawing it took too long for the first', async () => {
  const share = vi.fn<Navigator['share']>().mockResolvedValue()
  vi.stubGlobal('navigator', Object.assign(navigator, { share, canShare: () => true }))
  await renderInSite(<Panel />)
  await choose('PDF')
  share.mockRejectedValueOnce(new DOMException('Too late', 'NotAllowedError'))
  await button(text('share.label')).click()
  await expect.element(page.getByText(text('share.again'))).toBeVisible()
  expect(onExported).not.toHaveBeenCalled()
  await button(text('share.label')).click()
  await expect.poll(() => onExported).toHaveBeenCalledOnce()
  const [file] = share.mock.lastCall?.[0]?.files ?? []
  expect(file).toMatchObject({ name: 'url-example-com-menu.pdf', type: 'application/pdf' })
  expect(await file?.text()).toMatch(/^%PDF-1\.7/)

  share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'))
  await button(text('share.label')).click()
  await expect.poll(() => share).toHaveBeenCalledTimes(3)
  expect(onExported).toHaveBeenCalledOnce()
})

it('draws nothing while the code is not ready', async () => {
  isReadyToExport.mockReturnValue(false)
  await renderInSite(<Panel />)
  const write = vi.spyOn(navigator.clipboard, 'write')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  for (const name of [text('download'), text('copy.picture'), text('copy.svg')]) {
    await button(name).click()
  }
  expect(isReadyToExport).toHaveBeenCalledTimes(3)
  expect(write).not.toHaveBeenCalled()
  expect(click).not.toHaveBeenCalled()
  write.mockRestore()
  click.mockRestore()
})
