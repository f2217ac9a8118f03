import { message } from './catalog'
import { findViolationsInBothThemes } from './find-violations'
import { documentOf, make, t, userAgent, version } from './hosted-code'
import { expect, test } from './site-test'

test.use({
  userAgent,
  viewport: { width: 390, height: 800 },
  hasTouch: true,
})

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
