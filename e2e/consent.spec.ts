import type { Locator, Page } from '@playwright/test'
import { message } from './catalog'
import { findViolations } from './find-violations'
import { configured } from './serve-own-site'
import {
  bannerOf,
  chatButtonOf,
  chatOf,
  findConsent,
  text,
  watchThirdParties,
} from './site-notices'
import { expect, test } from './site-test'

test.use({
  serviceWorkers: 'block',
  baseURL: async ({ ownSite }, use) => {
    await use(ownSite.url)
  },
})

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
  const html = await (await page.request.get('/wifi')).text()
  for (const key of ['consent.title', 'consent.choices', 'chat.open']) {
    expect(html, key).toContain(text(key))
  }
  const germanHtml = await (await page.request.get('/de/wifi')).text()
  expect(germanHtml).toContain(message('de', 'site.consent.title'))

  await page.goto('/wifi')
  const banner = bannerOf(page)
  await expect(banner).toContainText(text('consent.chat'))
  await expect(banner).toContainText(text('consent.badge'))
  expect(await findViolations(page, '[data-site-notices]')).toEqual([])
  // Until consent, the badge is a text of the same size as the picture.
  const badge = page.getByRole('link', { name: configured.badgeAlt.en })
  await expect(badge).toHaveAttribute('href', `https://${configured.badgeHost}/reviews`)
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

  const chatDocument = await page.goto('/chat-window')
  expect(chatDocument?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  await expect(page.getByRole('link', { name: text('chat.contact') })).toHaveAttribute(
    'href',
    '/contact-us',
  )
  expect(requested).toEqual([])
})
