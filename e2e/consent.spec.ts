import type { BrowserContext, Locator, Page } from '@playwright/test'
import { message } from './catalogue'
import { findViolations } from './find-violations'
import { configured, setUpConfiguredSite } from './serve-configured-site'
import { expect, test } from './site-test'

// All tests share one site and record its requests, so they run one after the other.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'block' })

const at = setUpConfiguredSite()

const text = (key: string) =>
  message('en', `site.${key}`)
    .replace('{provider}', 'tawk.to')
    .replace('{host}', badgeHost)
    .replace(/\{days, plural, .*?\}\}/, '180 days')
const { badgeHost } = configured

const bannerOf = (page: Page) => page.getByRole('region', { name: text('consent.title') })
const chatButtonOf = (page: Page) =>
  page.getByRole('button', { name: text('chat.open'), exact: true })
const chatOf = (page: Page) => page.getByRole('dialog', { name: text('chat.title') })
const choicesOf = (page: Page) => page.getByRole('button', { name: text('consent.choices') })

/** The parts of the provider’s script that the site relies on. */
const providerScript = `
  document.cookie = 'twk_uuid=1; Path=/'
  localStorage.setItem('twk_seen', '1')
  const place = document.getElementById(window.Tawk_API.embedded)
  place.textContent = 'Hello from the provider'
  window.Tawk_API.setAttributes = ({ language }) => { place.lang = language }
  window.Tawk_API.onLoad()`

/** Replaces the servers of other companies and lists the requests to them. */
async function watchThirdParties(context: BrowserContext) {
  const requested: string[] = []
  const referrers: (string | undefined)[] = []
  await context.route(/^https:\/\//, (route) => {
    const { host } = new URL(route.request().url())
    requested.push(route.request().url())
    if (host === badgeHost) {
      referrers.push(route.request().headers().referer)
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="56"/>'
      return route.fulfill({ contentType: 'image/svg+xml', body })
    }
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: providerScript,
    })
  })
  return { requested, referrers }
}

const findConsent = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'consent')?.value

/** Fails if the box overlaps the bar with the export buttons. */
async function expectApartFromBar(page: Page, locator: Locator) {
  const findOverlap = async () => {
    const [box, bar] = await Promise.all([
      locator.boundingBox(),
      page.locator('[data-bottom-bar]').boundingBox(),
    ])
    if (!box || !bar) return 'One of them is not visible'
    const isApart =
      box.y + box.height <= bar.y || box.x + box.width <= bar.x || box.x >= bar.x + bar.width
    return isApart ? null : { box, bar }
  }
  await expect.poll(findOverlap).toBeNull()
}

const viewports = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

test('nothing is requested from other companies without consent, and neither banner nor chat covers the export bar', async ({
  page,
  context,
}) => {
  const { requested } = await watchThirdParties(context)
  // Control for `e2e/http/consent.test.ts`, which expects these texts to be missing on a site
  // without services that need consent.
  const html = await (await page.request.get(at('/wifi'))).text()
  for (const key of ['consent.title', 'consent.choices', 'chat.open']) {
    expect(html, key).toContain(text(key))
  }
  const germanHtml = await (await page.request.get(at('/de/wifi'))).text()
  expect(germanHtml).toContain(message('de', 'site.consent.title'))

  await page.goto(at('/wifi'))
  const banner = bannerOf(page)
  await expect(banner).toContainText(text('consent.chat'))
  await expect(banner).toContainText(text('consent.badge'))
  expect(await findViolations(page, '[data-site-notices]')).toEqual([])
  // Until consent, the badge is a text of the same size as the picture.
  const badge = page.getByRole('link', { name: configured.badgeAlt.en })
  await expect(badge).toHaveAttribute('href', `https://${badgeHost}/reviews`)
  expect(await badge.boundingBox()).toMatchObject({ width: 200, height: 56 })
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await expectApartFromBar(page, banner)
  }

  await banner.getByRole('button', { name: text('consent.decline') }).click()
  await expect(banner).toHaveCount(0)
  expect(await findConsent(context)).toBe('chat-no.badge-no')
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await expectApartFromBar(page, chatButtonOf(page))
  }

  await page.reload()
  // The chat still requests consent, so the page has loaded the stored decision.
  await chatButtonOf(page).click()
  await expect(chatOf(page)).toContainText(text('chat.ask'))
  expect(await findViolations(page, '[role="dialog"]')).toEqual([])
  await badge.scrollIntoViewIfNeeded()
  await expect(banner).toHaveCount(0)

  const chatDocument = await page.goto(at('/chat-window'))
  expect(chatDocument?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  await expect(page.getByRole('link', { name: text('chat.contact') })).toHaveAttribute(
    'href',
    '/contact-us',
  )
  expect(requested).toEqual([])
})

test('with consent the badge and the chat load on every page, until the consent is withdrawn', async ({
  page,
  context,
}) => {
  const { requested, referrers } = await watchThirdParties(context)
  const address = `https://embed.tawk.to/${configured.propertyId}/${configured.widgetId}`
  const findChatRequests = () => requested.filter((url) => url === address)
  await page.goto(at('/wifi'))
  await chatButtonOf(page).click()
  await chatOf(page)
    .getByRole('button', { name: text('chat.agree') })
    .click()
  const content = chatOf(page).frameLocator('iframe').getByText('Hello from the provider')
  await expect(content).toBeVisible()
  expect(findChatRequests()).toHaveLength(1)
  await content.press('Escape')
  await expect(chatOf(page)).toHaveCount(0)
  await expect(chatButtonOf(page)).toBeFocused()
  await page.frame({ url: /\/chat-window$/ })?.evaluate('Tawk_API.onUnreadCountChanged(1)')
  await expect(page.getByText(text('chat.news'))).toBeAttached()

  expect(requested).toEqual([address])
  await bannerOf(page)
    .getByRole('button', { name: text('consent.accept') })
    .click()
  const badge = page.getByRole('link', { name: configured.badgeAlt.en })
  await badge.scrollIntoViewIfNeeded()
  const picture = badge.getByRole('img', { name: configured.badgeAlt.en })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(200)
  expect(await badge.boundingBox()).toMatchObject({ width: 200, height: 56 })
  expect(referrers).toEqual([undefined])

  await page.goto(at('/de/wifi'))
  await expect(
    page
      .locator('iframe[src="/de/chat-window"]')
      .contentFrame()
      .getByText('Hello from the provider'),
  ).toHaveAttribute('lang', 'de')
  expect(findChatRequests()).toHaveLength(2)
  expect(page.frames()).toHaveLength(2)
  expect(await page.locator('script[src*="tawk"]').count()).toBe(0)

  await page.goto(at('/wifi'))
  await expect.poll(() => page.frames().length).toBe(2)
  await choicesOf(page).click()
  const dialog = page.getByRole('dialog', { name: text('consent.choices') })
  await expect(dialog).toBeVisible()
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('checkbox', { name: text('consent.chat') }).uncheck()
  await expect.poll(() => page.frames().length).toBe(1)
  expect(await findConsent(context)).toBe('chat-no.badge-yes')
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('twk_uuid')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('twk_seen'))).toBeNull()

  requested.length = 0
  await page.reload()
  await chatButtonOf(page).click()
  await expect(chatOf(page)).toContainText(text('chat.ask'))
  expect(findChatRequests()).toEqual([])
  await expect(bannerOf(page)).toHaveCount(0)
})
