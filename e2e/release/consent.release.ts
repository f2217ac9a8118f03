import type { Page } from '@playwright/test'
import { findViolations } from '../find-violations'
import { configured } from '../serve-own-site'
import {
  bannerOf,
  chatButtonOf,
  chatOf,
  findConsent,
  text,
  watchThirdParties,
} from '../site-notices'
import { expect, test } from '../site-test'

test.use({
  serviceWorkers: 'block',
  baseURL: async ({ ownSite }, use) => {
    await use(ownSite.url)
  },
})

const choicesOf = (page: Page) => page.getByRole('button', { name: text('consent.choices') })

test('with consent the badge and the chat load on every page, until the consent is withdrawn', async ({
  page,
  context,
}) => {
  const { requested, referrers } = await watchThirdParties(context)
  const address = `https://embed.tawk.to/${configured.propertyId}/${configured.widgetId}`
  const findChatRequests = () => requested.filter((url) => url === address)
  await page.goto('/wifi')
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

  await page.goto('/de/wifi')
  await expect(
    page
      .locator('iframe[src="/de/chat-window"]')
      .contentFrame()
      .getByText('Hello from the provider'),
  ).toHaveAttribute('lang', 'de')
  expect(findChatRequests()).toHaveLength(2)
  expect(page.frames()).toHaveLength(2)
  expect(await page.locator('script[src*="tawk"]').count()).toBe(0)

  await page.goto('/wifi')
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
