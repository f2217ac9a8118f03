import type { BrowserContext, Page } from '@playwright/test'
import type { SpawnedSite } from '../src/start/spawn-site'
import { message } from './catalogue'
import { findViolations } from './find-violations'
import { configured, serveConfiguredSite } from './serve-configured-site'
import { expect, test } from './site-test'

// One site for all of them, and requests that only the page itself makes.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'block' })

let site: SpawnedSite | undefined
const at = (path: string) => (process.env.E2E_CONFIGURED_URL ?? site?.url) + path

test.beforeAll(async () => {
  test.setTimeout(120_000)
  if (!process.env.E2E_CONFIGURED_URL) site = await serveConfiguredSite()
})
test.afterAll(async () => {
  if (site) expect(await site.stop()).toBe(0)
})

const words = (key: string, locale: 'en' | 'de' = 'en') =>
  message(locale, `site.${key}`).replace('{provider}', 'tawk.to').replace('{host}', badgeHost)
const { badgeHost } = configured

const bannerOf = (page: Page) => page.getByRole('region', { name: words('consent.title') })
const chatButtonOf = (page: Page) =>
  page.getByRole('button', { name: words('chat.open'), exact: true })
const chatOf = (page: Page) => page.getByRole('dialog', { name: words('chat.title') })
const choicesOf = (page: Page) => page.getByRole('button', { name: words('consent.choices') })
const acceptAll = (page: Page) =>
  bannerOf(page)
    .getByRole('button', { name: words('consent.accept') })
    .click()

/** What a provider’s script does in its document, as far as we rely on it. */
const providerScript = `
  document.cookie = 'twk_uuid=1; Path=/'
  localStorage.setItem('twk_seen', '1')
  const place = document.getElementById(window.Tawk_API.embedded)
  place.textContent = 'Hello from the provider'
  window.Tawk_API.setAttributes = ({ language }) => { place.lang = language }
  window.Tawk_API.onLoad()`

/** Stands for the servers of others, and lists what they were asked for. */
async function watchOthers(context: BrowserContext) {
  const asked: string[] = []
  const referrers: (string | undefined)[] = []
  await context.route(/^https:\/\//, (route) => {
    const { host } = new URL(route.request().url())
    asked.push(route.request().url())
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
  return { asked, referrers }
}

const consentOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'consent')

test('where nothing needs consent there is no banner, no chat and no privacy choices', async ({
  page,
}) => {
  await page.goto('/wifi')
  await page.waitForLoadState('networkidle')
  await expect(bannerOf(page)).toHaveCount(0)
  await expect(chatButtonOf(page)).toHaveCount(0)
  await expect(choicesOf(page)).toHaveCount(0)
})

test('nothing of others is asked for before consent, and declining is as easy as allowing', async ({
  page,
  context,
}) => {
  const { asked } = await watchOthers(context)
  await page.goto(at('/wifi'))
  const banner = bannerOf(page)
  await expect(banner).toContainText(words('consent.chat'))
  await expect(banner).toContainText(words('consent.badge'))
  const decline = banner.getByRole('button', { name: words('consent.decline') })
  const accept = banner.getByRole('button', { name: words('consent.accept') })
  const [declineBox, acceptBox] = await banner
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()))
  expect(declineBox.y).toBe(acceptBox.y)
  expect(declineBox.height).toBe(acceptBox.height)
  expect(Math.abs(declineBox.width - acceptBox.width)).toBeLessThan(2)
  expect(await decline.getAttribute('class')).toBe(await accept.getAttribute('class'))
  expect(await findViolations(page, '[data-site-notices]')).toEqual([])

  await decline.click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(banner).toHaveCount(0)
  expect(asked).toEqual([])
  expect((await consentOf(context))?.value).toBe('chat-no.badge-no')
})

test('the choice is kept 180 days and readable by scripts, in the language of the page', async ({
  page,
  context,
}) => {
  await watchOthers(context)
  await page.goto(at('/de/wifi'))
  await page.getByRole('button', { name: words('consent.accept', 'de'), exact: true }).click()
  const cookie = await consentOf(context)
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(179.9)
  expect(days).toBeLessThanOrEqual(180)
})

test('the badge keeps its room, waits for consent as words and then comes without a referrer', async ({
  page,
  context,
}) => {
  const { asked, referrers } = await watchOthers(context)
  await page.goto(at('/wifi'))
  const badge = page.getByRole('link', { name: configured.badgeAlt.en })
  await expect(badge).toHaveAttribute('href', `https://${badgeHost}/reviews`)
  const before = await badge.boundingBox()
  expect(before).toMatchObject({ width: 200, height: 56 })
  expect(asked).toEqual([])
  await acceptAll(page)
  await badge.scrollIntoViewIfNeeded()
  const picture = badge.getByRole('img', { name: configured.badgeAlt.en })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(200)
  expect(await badge.boundingBox()).toMatchObject({ width: 200, height: 56 })
  expect(referrers).toEqual([undefined])
})

test('after consent the chat’s script loads by both ids, in a document of its own, on every page', async ({
  page,
  context,
}) => {
  const { asked } = await watchOthers(context)
  await page.goto(at('/wifi'))
  await acceptAll(page)
  const address = `https://embed.tawk.to/${configured.propertyId}/${configured.widgetId}`
  await expect.poll(() => asked).toContain(address)
  // It waits unseen until it is opened.
  await expect(chatOf(page)).toHaveCount(0)
  await page.goto(at('/de/wifi'))
  await expect.poll(() => asked.filter((url) => url === address)).toHaveLength(2)
  const content = page.locator('iframe[src="/de/chat-window"]').contentFrame()
  await expect(content.getByText('Hello from the provider')).toHaveAttribute('lang', 'de')
  expect(page.frames()).toHaveLength(2)
  expect(await page.locator('script[src*="tawk"]').count()).toBe(0)
})

test('the chat’s button asks first, then opens the chat, by the keyboard too', async ({
  page,
  context,
}) => {
  const { asked } = await watchOthers(context)
  await page.goto(at('/wifi'))
  await chatButtonOf(page).focus()
  await page.keyboard.press('Enter')
  const chat = chatOf(page)
  await expect(chat).toContainText(words('chat.ask'))
  await expect(chat).toBeFocused()
  expect(await findViolations(page, '[role="dialog"]')).toEqual([])
  await chat.getByRole('button', { name: words('chat.notNow') }).click()
  await expect(chat).toHaveCount(0)
  await expect(chatButtonOf(page)).toBeFocused()
  expect(asked).toEqual([])
  expect(await consentOf(context)).toBeUndefined()

  await chatButtonOf(page).click()
  await chat.getByRole('button', { name: words('chat.agree') }).click()
  const content = chat.frameLocator('iframe').getByText('Hello from the provider')
  await expect(content).toBeVisible()
  expect((await consentOf(context))?.value).toBe('chat-yes')
  // The badge was not part of that question.
  await expect(bannerOf(page)).toContainText(words('consent.badge'))

  await chat.getByRole('button', { name: words('chat.close') }).press('Escape')
  await expect(chat).toHaveCount(0)
  await expect(chatButtonOf(page)).toBeFocused()
  const frame = page.frame({ url: /\/chat-window$/ })
  await frame?.evaluate('Tawk_API.onUnreadCountChanged(1)')
  await expect(page.getByText(words('chat.news'))).toBeAttached()
  await chatButtonOf(page).click()
  await expect(content).toBeVisible()
  await expect(page.getByText(words('chat.news'))).toHaveCount(0)
})

test('the privacy choices in the footer take consent back, and the chat is gone at once', async ({
  page,
  context,
}) => {
  const { asked } = await watchOthers(context)
  await page.goto(at('/wifi'))
  await acceptAll(page)
  await expect.poll(() => page.frames().length).toBe(2)
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('twk_uuid')

  await choicesOf(page).click()
  const dialog = page.getByRole('dialog', { name: words('consent.choices') })
  await expect(dialog).toBeVisible()
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  const chat = dialog.getByRole('checkbox', { name: words('consent.chat') })
  await expect(chat).toBeChecked()
  await chat.uncheck()
  await expect.poll(() => page.frames().length).toBe(1)
  await dialog
    .getByRole('button', { name: words('consent.close') })
    .last()
    .click()
  await expect(choicesOf(page)).toBeFocused()
  expect((await consentOf(context))?.value).toBe('chat-no.badge-yes')
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('twk_uuid')
  expect(await page.evaluate(() => localStorage.getItem('twk_seen'))).toBeNull()

  asked.length = 0
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('tawk'))).toEqual([])
  await expect(bannerOf(page)).toHaveCount(0)
})

test('the chat’s document asks nobody for anything without consent, and says how else to write', async ({
  page,
  context,
}) => {
  const { asked } = await watchOthers(context)
  const answer = await page.goto(at('/chat-window'))
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  const contact = page.getByRole('link', { name: words('chat.contact') })
  await expect(contact).toHaveAttribute('href', '/contact-us')
  expect(asked).toEqual([])
})

test('a chat that cannot be reached says so', async ({ page, context, expectedFailures }) => {
  expectedFailures.push(/embed\.tawk\.to/)
  await context.route('https://embed.tawk.to/**', (route) => route.abort())
  await context.addCookies([{ name: 'consent', value: 'chat-yes.badge-no', url: at('/') }])
  await page.goto(at('/wifi'))
  await chatButtonOf(page).click()
  await expect(chatOf(page).frameLocator('iframe').getByRole('status')).toContainText(
    words('chat.failed'),
  )
})

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 800],
] as const) {
  test(`neither the chat’s button nor the banner covers the export bar, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await watchOthers(context)
    await page.setViewportSize({ width, height })
    await page.goto(at('/wifi'))
    const bar = page.locator('[data-bottom-bar]')
    const barBox = await bar.boundingBox()
    const boxes = [await bannerOf(page).boundingBox()]
    await bannerOf(page)
      .getByRole('button', { name: words('consent.decline') })
      .click()
    boxes.push(await chatButtonOf(page).boundingBox())
    for (const box of boxes) {
      if (!box || !barBox) throw new Error('Something is not there')
      const apart =
        box.y + box.height <= barBox.y ||
        box.x + box.width <= barBox.x ||
        box.x >= barBox.x + barBox.width
      expect(apart, JSON.stringify({ box, barBox })).toBe(true)
    }
  })
}
