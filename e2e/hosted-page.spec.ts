import type { APIRequestContext } from '@playwright/test'
import type { NewCode } from '@/codes/code-input'
import { message } from './catalogue'
import { findViolations, findViolationsInBothThemes } from './find-violations'
import { makeCode } from './make-code'
import { expect, test } from './site-test'

const t = (key: string) => message('en', `hosted.${key}`)
// Visits of automatic browsers would count as crawlers, not as scans.
const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

test.use({
  userAgent,
  viewport: { width: 390, height: 800 },
  hasTouch: true,
})

type Code = { slug: string; editKey: string; revision: number }
type Version = Record<string, unknown>

const version = (fields: object, more: object = {}): Version => ({
  fields,
  title: '',
  description: '',
  buttons: [],
  files: [],
  ...more,
})

const documentOf = (type: string, languages: Record<string, Version>, style: object = {}) => ({
  version: 1,
  type,
  mainLocale: 'en',
  languages,
  look: { accent: '#0b6b4f', ground: '#ffffff', coverFileId: null, ...style },
  rules: null,
})

async function make(request: APIRequestContext, input: object): Promise<Code> {
  const { code, editKey } = await makeCode(request, input as NewCode)
  return { slug: code.slug, editKey, revision: code.revision }
}

/** Uploads the files and shows them on the page, in their order. */
async function showFiles(
  request: APIRequestContext,
  { slug, editKey }: Code,
  files: readonly { name: string; bytes: Buffer; role?: string; caption?: string }[],
): Promise<void> {
  const headers = { authorization: `Bearer ${editKey}` }
  const uses = []
  for (const { name, bytes, role = 'content', caption = '' } of files) {
    const id = crypto.randomUUID()
    const sent = await request.put(`/api/v1/codes/${slug}/files/${id}?name=${name}`, {
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      data: bytes,
    })
    expect(sent.status(), await sent.text()).toBe(201)
    uses.push({ id, role, caption })
  }
  const { document, revision } = await (
    await request.get(`/api/v1/codes/${slug}`, { headers })
  ).json()
  document.languages.en.files = uses
  const edited = await request.patch(`/api/v1/codes/${slug}`, {
    headers,
    data: { document, revision },
  })
  expect(edited.status(), await edited.text()).toBe(200)
}

test('a page is in its reader’s language, readable without scripts, and gone while it is paused', async ({
  page,
  request,
  browser,
  baseURL,
  expectedFailures,
}) => {
  const languages = {
    en: version(
      { text: 'Breakfast is from 7 to 10.' },
      { title: 'Room 12', buttons: [{ label: 'Menu', url: 'https://example.com/menu' }] },
    ),
    de: version({ text: 'Frühstück gibt es ab 7 Uhr.' }, { title: 'Zimmer 12' }),
  }
  const code = await make(request, { document: documentOf('text', languages) })
  const path = `/q/${code.slug}`

  const plain = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent,
    locale: 'de-AT',
    javaScriptEnabled: false,
  })
  const reader = await plain.newPage()
  await reader.goto(path.toUpperCase())
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Zimmer 12')
  await expect(reader.getByText('Frühstück gibt es ab 7 Uhr.')).toBeVisible()
  await expect(reader.locator('html')).toHaveAttribute('lang', 'de')
  await reader
    .getByRole('navigation', { name: message('de', 'hosted.page.languages') })
    .getByRole('link', { name: 'English' })
    .click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Room 12')

  // The frame is in the reader's language even if the page does not exist in that language.
  const dutch = await request.get(path, { headers: { 'accept-language': 'nl-BE,nl' } })
  const html = await dutch.text()
  expect(html).toContain('<html lang="nl"')
  expect(html).toContain('Room 12')
  expect(html).toContain(message('nl', 'hosted.frame.report'))

  // A report can also be sent without scripts.
  await reader.getByRole('link', { name: t('frame.report') }).click()
  await reader.getByLabel(t('report.reasons.spam')).check()
  await reader.getByRole('button', { name: t('report.send') }).click()
  await expect(reader.getByText(t('report.sentTitle'))).toBeVisible()
  await plain.close()

  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  // The page is its owner's: the site adds neither its name nor its icon.
  await expect(page).toHaveTitle('Room 12')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', 'data:,')
  await expect(page.getByRole('link', { name: 'Menu', exact: true })).toHaveAttribute(
    'href',
    'https://example.com/menu',
  )
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await request.post(`/api/v1/codes/${code.slug}/pause`, {
    headers: { authorization: `Bearer ${code.editKey}` },
  })
  expectedFailures.push(/410/)
  expect((await page.goto(path))?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('status.paused.title'))
})

test('a password leads on to where the code leads, and its preview does not tell', async ({
  page,
  request,
}) => {
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The menu</title>' }),
  )
  const { slug } = await make(request, {
    document: documentOf('url', { en: version({ url: 'https://example.com/menu' }) }),
    password: 'Sesame',
  })
  await page.goto(`/q/${slug}/preview`)
  await expect(page.getByText(t('preview.hidden'))).toBeVisible()
  await expect(page.locator('main')).not.toContainText('example.com')

  await page.goto(`/q/${slug}`)
  const field = page.getByLabel(t('password.label'))
  await expect(page.getByRole('button', { name: t('password.open') })).toHaveCSS(
    'background-color',
    'rgb(11, 107, 79)',
  )
  await field.fill('open')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(t('password.wrong'))
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await field.fill('Sesame')
  await field.press('Enter')
  await expect(page).toHaveURL('https://example.com/menu')
})

test('a PDF is read in the page, by eye and by ear', async ({ page, request }) => {
  const code = await make(request, {
    document: documentOf('document', { en: version({}, { title: 'Spring menu' }) }),
  })
  await showFiles(request, code, [{ name: 'menu.pdf', bytes: writePdf('Asparagus soup') }])
  await page.goto(`/q/${code.slug}`)
  const sheet = page.getByRole('region', { name: '1' })
  await expect(sheet).toContainText('Asparagus soup')
  await expect
    .poll(() => sheet.locator('canvas').evaluate(({ width }: HTMLCanvasElement) => width))
    .toBeGreaterThan(300)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: `${t('page.download')}: menu.pdf` }).click()
  expect((await download).suggestedFilename()).toBe('menu.pdf')
})

test('pictures are looked at one by one and from near, by keyboard', async ({ page, request }) => {
  const code = await make(request, {
    document: documentOf(
      'image',
      { en: version({}, { title: 'The terrace' }) },
      { ground: '#10243a' },
    ),
  })
  const shot = () => page.screenshot()
  await page.goto('/contact-us')
  await showFiles(request, code, [
    { name: 'one.png', bytes: await shot(), caption: 'In the morning' },
    { name: 'two.png', bytes: await shot() },
  ])
  await page.goto(`/q/${code.slug}`)
  await page.getByRole('img', { name: 'In the morning' }).click()
  const dialog = page.getByRole('dialog', { name: t('page.gallery.title') })
  await expect(dialog.getByText('In the morning')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('In the morning')).toBeHidden()
  await page.keyboard.press('+')
  const large = dialog.locator('li:not([aria-hidden]) img')
  await expect(large).toHaveCSS('width', '780px')
  expect(await findViolations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await findViolations(page)).toEqual([])
})

/** Returns a PDF of one page with one line of text. */
function writePdf(line: string): Buffer {
  const stream = `BT /F1 32 Tf 60 760 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 6\n0000000000 65535 f \n${places.join('')}`
  file += `trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`
  return Buffer.from(file, 'latin1')
}
