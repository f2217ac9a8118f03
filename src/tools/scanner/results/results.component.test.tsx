import { beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { byteFields, drawFieldsModules, drawSplitModules } from '@/qr/decode/draw-for-test'
import { catchDownload } from '@/testing/catch-download'
import { message } from '@/testing/message'
import { drawTestCodeFile, drawTestModules, toPngFile } from '@/testing/picture-files'
import { renderInSite } from '@/testing/render-in-site'
import { ScanTool } from '../scan-tool'
import { splitHealthCard, writeHealthCard, writePasskeyRequest } from './decoded/codes-for-test'

const text = (key: string) => message(`scanner.results.${key}`)

beforeEach(async () => {
  await renderInSite(<ScanTool siteHost="qz.example" />, { path: '/qr-code-scanner' })
})

const inside = (entry: Locator, selector: string) =>
  entry.element().querySelectorAll<HTMLElement>(selector)
const textOf = (entry: Locator, selector: string) =>
  [...inside(entry, selector)].map(({ textContent }) => textContent)
const readings = () => document.querySelectorAll('[data-reading]')

async function scan(...files: File[]): Promise<void> {
  const input = document.querySelector('[data-scanner] input[type=file]') as Element
  await page.elementLocator(input).upload(files)
}

/** The entry whose card shows content of this kind, and this text if one is passed. */
async function findCard(kind: string, containing = ''): Promise<Locator> {
  const find = () =>
    [...document.querySelectorAll(`[data-reading] article[data-kind="${kind}"]`)].find((card) =>
      card.textContent?.includes(containing),
    )
  await expect.poll(find).toBeDefined()
  return page.elementLocator(find() as Element)
}

/** A picture of one symbol of several. */
function drawPart(...[name, ...part]: [string, ...Parameters<typeof drawSplitModules>]) {
  return toPngFile(name, drawTestModules(drawSplitModules(...part), 29))
}

it('shows the real host of a link, names its tricks and never opens it', async () => {
  const opening = vi.spyOn(window, 'open')
  const clicked = vi.fn()
  document.addEventListener('click', clicked, { capture: true })
  await scan(await drawTestCodeFile('trick.png', 'https://p\u0430ypal.com@login.evil.com/a?b=c'))
  const link = await findCard('url', 'evil.com')
  expect(textOf(link, 'strong[data-link-part=domain]')).toEqual(['evil.com'])
  expect(textOf(link, '[data-link-part=user]').join()).toContain('p\u0430ypal.com@')
  expect(textOf(link, '[data-finding=userInfo]').join()).toContain('login.evil.com')
  const open = link.getByRole('link', { name: text('actions.openAnyway') })
  await expect.element(open).toHaveAttribute('target', '_blank')
  await expect.element(open).toHaveAttribute('rel', 'noopener noreferrer')

  await scan(await drawTestCodeFile('letters.png', 'https://p\u0430ypal.com/'))
  await expect.poll(() => readings().length).toBe(2)
  const imitation = page.elementLocator(
    document.querySelector('article:has([data-finding=imitates])') as Element,
  )
  expect(textOf(imitation, 'strong[data-link-part=domain]').join()).toContain('p\u0430ypal.com')
  expect(textOf(imitation, '[data-finding=lookAlike]').join()).toContain('Cyrillic')
  expect(textOf(imitation, '[data-finding=imitates]').join()).toContain('paypal.com')

  await scan(await drawTestCodeFile('script.png', 'javascript:alert(document.domain)//x'))
  await expect.poll(() => readings().length).toBe(3)
  expect(document.querySelectorAll('[data-reading] a[href^="javascript"]')).toHaveLength(0)
  document.removeEventListener('click', clicked, { capture: true })
  expect(opening).not.toHaveBeenCalled()
  const followed = clicked.mock.calls.filter(([event]) => event.target.closest('a[target=_blank]'))
  expect(followed).toEqual([])
})

it('hides a network password until it is requested, and saves contacts and events', async () => {
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await scan(
    await drawTestCodeFile('wifi.png', 'WIFI:T:WPA;S:Atelier;P:letmein99;;'),
    await drawTestCodeFile(
      'card.png',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jo\r\nFN:Jo Doe\r\nEND:VCARD',
    ),
    await drawTestCodeFile(
      'event.png',
      'BEGIN:VEVENT\r\nSUMMARY:Expo\r\nDTSTART:20270514T083000Z\r\nEND:VEVENT',
    ),
  )
  await expect.poll(() => readings().length).toBe(3)
  const wifi = await findCard('wifi')
  await expect.element(wifi).toHaveTextContent('Atelier')
  await expect.element(wifi).not.toHaveTextContent('letmein99')
  await wifi.getByText(text('details.title')).click()
  await expect.element(wifi.getByRole('button', { name: text('details.showSecret') })).toBeVisible()
  await expect.element(wifi).not.toHaveTextContent('letmein99')
  await wifi.getByRole('button', { name: text('actions.copyPassword') }).click()
  await expect.element(page.getByText(message('content.copying.done'))).toBeVisible()
  expect(copying.mock.calls).toEqual([['letmein99']])
  await wifi.getByRole('button', { name: text('details.showSecret') }).click()
  await expect.poll(() => textOf(wifi, 'dd').join()).toContain('letmein99')

  const save = async (kind: string, action: string) => {
    const card = await findCard(kind)
    return catchDownload(() =>
      card.getByRole('button', { name: text(`actions.${action}`) }).click(),
    )
  }
  const contact = await save('vcard', 'saveContact')
  expect(contact.name).toBe('jo-doe.vcf')
  expect(await contact.text()).toContain('FN:Jo Doe')
  const event = await save('event', 'saveEvent')
  expect(event.name).toBe('expo.ics')
  expect(await event.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*UID:[\s\S]*SUMMARY:Expo/)
})

it('places an event in a time zone of Windows, and says when it knows none', async () => {
  const event = (zone: string) =>
    `BEGIN:VEVENT\r\nSUMMARY:Expo\r\nDTSTART;TZID=${zone}:20270514T093000\r\nEND:VEVENT`
  await scan(
    await drawTestCodeFile('known.png', event('W. Europe Standard Time')),
    await drawTestCodeFile('unknown.png', event('Atlantis')),
  )
  const known = await findCard('event')
  await expect.element(known).toHaveTextContent(text('rows.whenThere'))
  await expect.element(known).toHaveTextContent('9:30 AM')
  expect(inside(known, '[data-caution]')).toHaveLength(0)
  const unknown = await findCard('unplaced-event')
  await expect.element(unknown).toHaveTextContent(text('cautions.unknownTimeZone'))
  await expect.element(unknown).toHaveTextContent('May 14, 2027, 9:30 AM')
  await expect.element(unknown).not.toHaveTextContent(text('actions.googleCalendar'))
})

it('joins a message over several codes and counts the parts that were read', async () => {
  const bytes = new TextEncoder().encode('Grüße aus der Werkstatt, in zwei Teilen.')
  const parity = bytes.reduce((sum, byte) => sum ^ byte, 0)
  // Between the two bytes of a letter.
  const cut = 3
  await scan(await drawPart('two.png', bytes.slice(cut), 1, 2, parity))
  await expect.element(page.getByText('1 of 2 parts scanned')).toBeVisible()
  await scan(await drawPart('one.png', bytes.slice(0, cut), 0, 2, parity))
  const joined = await findCard('text', 'Grüße aus der Werkstatt, in zwei Teilen.')
  await expect.element(joined).toBeVisible()
  expect(readings()).toHaveLength(1)
})

it('decodes a health card, whose holder stays hidden until it is requested', async () => {
  const card = writeHealthCard({
    iss: 'https://health.example',
    vc: {
      credentialSubject: {
        fhirBundle: {
          entry: [{ resource: { resourceType: 'Patient', name: [{ family: 'Anyperson' }] } }],
        },
      },
    },
  })
  const [first = '', second = ''] = splitHealthCard(card, 2)
  await scan(await drawTestCodeFile('second.png', second))
  const part = await findCard('health-card', '1')
  await expect
    .element(part.getByText(message('scanner.results.parts.missing', { read: 1, count: 2 })))
    .toBeVisible()
  await scan(await drawTestCodeFile('first.png', first))
  const whole = await findCard('health-card', 'https://health.example')
  await expect.element(whole.getByText(text('cautions.healthData'))).toBeVisible()
  await expect.element(whole).not.toHaveTextContent('Anyperson')
  await whole
    .getByRole('button', { name: message('scanner.results.show', { name: text('rows.holder') }) })
    .click()
  await expect.element(whole).toHaveTextContent('Anyperson')
})

it('warns of a request for a passkey, and has no button that answers it', async () => {
  const wish = new Map<number, unknown>([
    [0, new Uint8Array(33).fill(3)],
    [1, new Uint8Array(16)],
    [3, 1_796_000_000],
    [5, 'ga'],
  ])
  await scan(await drawTestCodeFile('passkey.png', writePasskeyRequest(wish)))
  const request = await findCard('passkey-request', text('words.signIn'))
  await expect.element(request.getByText(text('cautions.passkeyRequest'))).toBeVisible()
  expect(inside(request, 'a')).toHaveLength(0)
})

it('shows the bytes, the size and the segments of a code', async () => {
  await scan(await drawTestCodeFile('mixed.png', 'ORDER-4711 größer als 0123456789012345'))
  const card = await findCard('text')
  await card.getByText(text('details.title')).click()
  await expect.poll(() => textOf(card, 'pre').join()).toContain('4f 52 44 45')
  await expect.element(card).toHaveTextContent('× 29 modules')
  await expect.element(card.getByText(text('details.mode.byte')).first()).toBeVisible()
  await expect.element(card).toHaveTextContent(text('details.mode.numeric'))
})

it('decodes the text again in an encoding that a person chooses', async () => {
  // “Привет” in KOI8-R, which is also text in windows-1251.
  const bytes = Uint8Array.of(0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4)
  await scan(await toPngFile('koi8.png', drawTestModules(drawFieldsModules(byteFields(bytes)), 29)))
  const card = await findCard('text', 'Привет')
  const choice = card.getByLabelText(text('details.charset'), { exact: true })
  await expect.element(choice).toHaveValue('koi8-r')
  await choice.selectOptions('windows-1252')
  await expect.element(card.getByText('ðÒÉ×ÅÔ', { exact: true }).first()).toBeVisible()
  await expect.element(choice).toHaveValue('windows-1252')
  await card.getByText(text('details.title'), { exact: true }).click()
  // The raw text and the segment.
  await expect.element(card.getByText('ðÒÉ×ÅÔ', { exact: true }).nth(2)).toBeVisible()
})
