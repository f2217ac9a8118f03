import { message } from './catalog'
import { press, tabTo } from './keyboard'
import { expect, test } from './site-test'

test('the menus lead to pages by mouse and keyboard, and the side menu closes with every change of the address', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  const menu = bar.getByRole('navigation', { name: message('en', 'site.header.navigation') })
  await menu.locator('summary').filter({ hasText: 'Tools' }).click()
  await menu.getByRole('link', { name: /Batch/ }).click()
  await expect(page).toHaveURL(/\/batch-qr-code$/)
  await expect(page.locator('h1')).toBeVisible()

  const languages = bar.locator('summary').filter({ hasText: 'English' })
  await tabTo(page, languages)
  await page.keyboard.press('Enter')
  await press(page, bar.getByRole('link', { name: '日本語' }))
  await expect(page).toHaveURL(/\/ja\/batch-qr-code$/)
  await bar.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ja$/)

  await page.setViewportSize({ width: 390, height: 844 })
  const opener = page.getByRole('button', { name: message('ja', 'site.header.openMenu') })
  const sideMenu = page.getByRole('dialog')
  await opener.click()
  await sideMenu.locator('a[href="/ja/pricing"]').click()
  await expect(page).toHaveURL(/\/ja\/pricing$/)
  await expect(sideMenu).toBeHidden()

  await page.evaluate(() => history.pushState(null, '', '/ja/pricing?from=poster'))
  for (const [go, url] of [
    ['goBack', /\/ja\/pricing$/],
    ['goForward', /\/ja\/pricing\?from=poster$/],
  ] as const) {
    await opener.click()
    await expect(sideMenu).toBeVisible()
    await page[go]()
    await expect(page).toHaveURL(url)
    await expect(sideMenu).toBeHidden()
  }
})

test('choosing a language keeps the page, its query and fragment, and is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/pricing?from=poster#plans')
  await page.locator('header summary').filter({ hasText: 'English' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/pricing\?from=poster#plans$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')
  expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(365)
})
