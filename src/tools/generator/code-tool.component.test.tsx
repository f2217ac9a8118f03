import { describe, expect, it, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import type { PageType } from '@/qr/content'
import { defaultDesign } from '@/qr/design'
import { catchDownload, readBase64 } from '@/testing/catch-download'
import { field, fillFields } from '@/testing/field'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { CodeTool } from './code-tool'

const button = (key: string) => page.getByRole('button', { name: message(key), exact: true })
const status = (key: string) => page.getByRole('status').filter({ hasText: message(key) })
const ready = () => status('generator.code.status.ready')
const picture = () => page.getByTestId('code')
const exportAs = (format: 'png' | 'svg') =>
  catchDownload(() => button(`generator.export.${format}`).click())

const show = (type: PageType) =>
  renderInSite(<CodeTool type={type} siteUrl="https://qz.example" />, { path: `/${type}` })

const contents: { name: string; type: PageType; fields: Record<string, string>; text: string }[] = [
  {
    name: 'a Wi-Fi name with a semicolon and quotes',
    type: 'wifi',
    fields: { ssid: 'Café “Luna”; "2nd" floor', password: 'p:a\\s,s;w"ord' },
    text: 'WIFI:T:WPA;S:Café “Luna”\\; \\"2nd\\" floor;P:p\\:a\\\\s\\,s\\;w\\"ord;;',
  },
  {
    name: 'a contact with umlauts and Japanese',
    type: 'vcard',
    fields: {
      firstName: 'Jürgen',
      lastName: 'Müller-Größe',
      organization: '株式会社クワイエット',
      mobile: '+49 170 1234567',
      email: 'juergen@example.com',
    },
    text: [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Müller-Größe;Jürgen;;;',
      'FN:Jürgen Müller-Größe',
      'ORG:株式会社クワイエット',
      'TEL;TYPE=CELL:+491701234567',
      'EMAIL:juergen@example.com',
      'END:VCARD',
    ].join('\r\n'),
  },
]

describe('the exported code', () => {
  it.each(contents)('contains $name to the letter', async ({ type, fields, text }) => {
    await show(type)
    await fillFields(fields)
    await expect.element(ready()).toBeVisible()

    const svg = await exportAs('svg')
    expect(svg.name).toMatch(new RegExp(`^${type}-.+\\.svg$`))
    const svgText = await svg.text()
    expect(await commands.readSvg(svgText)).toEqual({ jsqr: text, zxing: text })
    expect(svgText).not.toMatch(/<(use|clipPath)/)

    expect(await commands.readPicture(await readBase64(await exportAs('png')))).toMatchObject({
      width: 1000,
      height: 1000,
      readings: { jsqr: text, zxing: text },
    })
  })

  it('has the chosen level, size and quiet zone', async () => {
    await show('text')
    await fillFields({ text: 'QUIETZONE' })
    await page.getByRole('radio', { name: /^H/ }).click({ force: true })
    await page.getByLabelText(message('generator.design.size.label')).selectOptions('500')
    await page.getByRole('tab', { name: message('generator.panels.tabs.style') }).click()
    await page.getByRole('slider', { name: message('editor.style.ground.margin') }).fill('6')

    // Nine capitals at level H make a version 1 symbol of 21 modules; six more on each side.
    expect(await (await exportAs('svg')).text()).toMatch(/viewBox="0 0 33 33"/)
    expect(await commands.readPicture(await readBase64(await exportAs('png')))).toMatchObject({
      width: 500,
    })
  })

  it('goes to the clipboard as a picture, where the browser allows it', async () => {
    await show('text')
    await fillFields({ text: 'copied' })
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
    await button('generator.export.copy').click()
    await expect.element(page.getByText(message('generator.export.copied'))).toBeVisible()
    const [item] = write.mock.calls[0]?.[0] ?? []
    const png = (await item?.getType('image/png')) as Blob
    expect(await commands.readPicture(await readBase64(png))).toMatchObject({
      format: 'png',
      readings: { jsqr: 'copied', zxing: 'copied' },
    })

    write.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
    await button('generator.export.copy').click()
    await expect.element(page.getByText(message('generator.export.cannotCopy'))).toBeVisible()
    write.mockRestore()
  })
})

it('follows what is typed and restores it in the same tab', async () => {
  const view = await show('url')
  await field('url').click()
  await userEvent.keyboard('example.com/a')
  await expect.element(picture()).toHaveAccessibleName(/example\.com\/a/)
  const path = () => picture().element().querySelector('path:last-of-type')?.getAttribute('d')
  const before = path()
  await userEvent.keyboard('b')
  await expect.poll(path).not.toBe(before)
  await expect.poll(() => sessionStorage.getItem('generator:code:url')).toContain('example.com/ab')
  view.unmount()

  const wifi = await show('wifi')
  await expect.element(field('ssid')).toHaveValue('')
  wifi.unmount()
  const write = vi.spyOn(Storage.prototype, 'setItem')
  await show('url')
  await expect.element(field('url')).toHaveValue('example.com/ab')
  await expect.element(ready()).toBeVisible()
  // A reload at any moment finds it.
  const drafts = write.mock.calls.filter(([key]) => key === 'generator:code:url')
  expect(drafts.length).toBeGreaterThan(0)
  for (const [, draft] of drafts) expect(draft).toContain('example.com/ab')
  write.mockRestore()
})

it('explains a wrong value after its field was left, not before', async () => {
  await show('email')
  const to = field('to')
  await to.click()
  await userEvent.keyboard('nobody')
  const error = page.getByText(message('content.errors.email'))
  await expect.element(error).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(error).toBeVisible()
  await expect.element(to).toHaveAttribute('aria-invalid', 'true')
  await to.fill('nobody@example.com')
  await expect.element(error).not.toBeInTheDocument()
})

it('exports neither a sample nor an unfinished code, and moves to the missing field', async () => {
  await show('wifi')
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  await button('generator.export.png').click()
  await expect.element(page.getByText(message('generator.export.not.sample'))).toBeVisible()
  await expect.element(field('ssid')).toHaveFocus()

  await fillFields({ ssid: 'Luna' })
  // The content panel is hidden while another tab is open.
  await page.getByRole('tab', { name: message('generator.panels.tabs.style') }).click()
  await button('generator.export.svg').click()
  await expect.element(page.getByText(message('generator.export.not.unfinished'))).toBeVisible()
  await expect.element(field('password')).toHaveFocus()
  await expect
    .element(field('password'))
    .toHaveAccessibleDescription(message('content.errors.required'))
  expect(download).not.toHaveBeenCalled()
  download.mockRestore()
})

it('shows by how much a text is too long, and accepts it at a lower level', async () => {
  await show('text')
  await fillFields({ text: 'é'.repeat(1300) })
  await page.getByRole('radio', { name: /^H/ }).click({ force: true })
  await expect.element(page.getByText(/too long$/)).toBeVisible()
  await expect.element(field('text')).toHaveAccessibleDescription(/choose a lower level/)
  await button('generator.export.png').click()
  await expect.element(page.getByText(message('generator.export.not.tooLong'))).toBeVisible()
  // The verdict belongs to an earlier code.
  await expect.element(page.getByText(message('generator.health.paused'))).toBeVisible()
  await page
    .getByRole('button', { name: message('generator.form.useLevel', { level: 'L' }) })
    .click()
  await expect.element(ready()).toBeVisible()
})

it('offers a dynamic code for a text that fits no code', async () => {
  await show('text')
  await fillFields({ text: 'é'.repeat(1600) })
  await button('generator.form.useDynamic').click()
  await expect
    .element(page.getByRole('radio', { name: message('generator.kind.dynamic') }))
    .toBeChecked()
  await expect.element(page.getByText(/too long$/)).not.toBeInTheDocument()
})

it('offers to make a link of a text that is one', async () => {
  await show('text')
  await fillFields({ text: 'www.example.com/menu today' })
  await expect.element(ready()).toBeVisible()
  expect(button('generator.form.makeLink').query()).toBeNull()
  await fillFields({ text: ' www.example.com/menu' })
  await button('generator.form.makeLink').click()
  await expect
    .poll(() => sessionStorage.getItem('generator:code:url'))
    .toContain('https://www.example.com/menu')
})

it('downloads what the export panel chose with the large button', async () => {
  await show('text')
  await fillFields({ text: 'printed' })
  await page.getByRole('tab', { name: message('generator.panels.tabs.export') }).click()
  await page.getByRole('radio', { name: 'PDF', exact: true }).click()
  const pdf = await catchDownload(() => button('generator.export.pdf').click())
  expect(pdf.type).toBe('application/pdf')
  expect(button('generator.export.png').query()).toBeNull()
  expect((await exportAs('svg')).type).toBe('image/svg+xml')
})

it('repairs a poor code before it is downloaded', async () => {
  sessionStorage.setItem('generator:design', JSON.stringify({ ...defaultDesign, marginModules: 0 }))
  await show('text')
  await fillFields({ text: 'repaired' })
  const png = await catchDownload(() => button('generator.export.repairFirst').click())
  expect(png.type).toBe('image/png')
  await expect.element(button('generator.export.repairFirst')).not.toBeInTheDocument()
  await button('generator.tools.undo').click()
  await expect.element(button('generator.export.repairFirst')).toBeVisible()
})

it('finishes a form with Enter: at the missing field, then at the download', async () => {
  await show('wifi')
  await field('ssid').fill('Luna')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('password')).toHaveFocus()
  await field('password').fill('twelve letters')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('generator.export.png')).toHaveFocus()
})

it('undoes from anywhere on the page, also after a reload', async () => {
  const view = await show('url')
  await fillFields({ url: 'example.com/a' })
  await page.getByRole('radio', { name: /^H/ }).click({ force: true })
  view.unmount()
  await show('url')
  await expect.element(page.getByRole('radio', { name: /^H/ })).toBeChecked()
  ;(document.activeElement as HTMLElement | null)?.blur()
  await expect.element(button('generator.tools.undo')).not.toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('radio', { name: /^M/ })).toBeChecked()
  const search = document.body.appendChild(document.createElement('input'))
  search.focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field('url')).toHaveValue('example.com/a')
  search.remove()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field('url')).toHaveValue('')
})

it('focuses the first field after another type was chosen', async () => {
  const view = await show('text')
  await expect.element(field('text')).toBeVisible()
  view.unmount()
  await show('email')
  await expect.element(field('to')).toHaveFocus()
})

it('clears the form and brings it back with undo', async () => {
  await show('url')
  await fillFields({ url: 'example.com' })
  await button('generator.code.clear').click()
  await expect.element(field('url')).toHaveValue('')
  await expect.element(field('url')).toHaveFocus()
  await expect.element(status('generator.code.status.sample')).toBeVisible()
  await button('generator.tools.undo').click()
  await expect.element(field('url')).toHaveValue('example.com')
  await button('generator.tools.redo').click()
  await expect.element(field('url')).toHaveValue('')
})

it('shows and judges the inks of the print file after a reload, too', async () => {
  const stored = { spot: 'Brand', cmyk: [0, 0, 1, 0], followsModules: false }
  sessionStorage.setItem('generator:print-color', JSON.stringify(stored))
  const first = await show('url')
  await expect
    .element(page.getByText(message('generator.code.printed', { ink: 'Brand' })))
    .toBeVisible()
  await first.unmount()
  sessionStorage.setItem('generator:print-color', '{"spot":"Brand","cmyk":[2]}')
  await show('url')
  await expect.element(picture()).toBeVisible()
  await expect
    .element(page.getByText(message('generator.code.printed', { ink: 'Brand' })))
    .not.toBeInTheDocument()
})

describe('on a phone', () => {
  it('shows the code in a row of at most 96 px, and enlarged after a tap', async () => {
    await page.viewport(390, 844)
    await show('url')
    await fillFields({ url: 'example.com/menu' })
    await expect.element(ready()).toBeVisible()
    const enlarge = button('generator.code.enlarge')
    const row = enlarge.element().closest('[data-sheet]') as HTMLElement
    expect(row.offsetHeight).toBeLessThanOrEqual(96)
    await enlarge.click()
    const dialog = page.getByRole('dialog', { name: message('generator.code.enlarged') })
    const width = () => dialog.getByTestId('code').element().getBoundingClientRect().width
    await expect.poll(width).toBeGreaterThan(300)
    await userEvent.keyboard('{Escape}')
    await expect.element(enlarge).toHaveFocus()
  })
})

describe('a payment', () => {
  it('has the level of its standard, is never dynamic, and offers no link', async () => {
    await show('epc')
    await fillFields({ name: 'Atelier Nord', iban: 'DE89 3704 0044 0532 0130 00' })
    await expect.element(ready()).toBeVisible()
    const level = page.getByText(message('generator.design.level.required', { level: 'M' }))
    await expect.element(level).toBeVisible()
    await expect.element(page.getByText(message('generator.kind.dynamic'))).not.toBeInTheDocument()
    expect(await commands.readSvg(await (await exportAs('svg')).text())).toMatchObject({
      zxing: expect.stringMatching(/^BCD\n002\n1\nSCT\n/),
    })
  })
})
