import { expect, test } from './site-test'

const solutions = [
  ['in Marketing', '/qr-codes-in-marketing'],
  ['in Education', '/qr-codes-in-education'],
  ['for Personal Use', '/qr-codes-for-personal'],
  ['for Non-Profit', '/qr-codes-for-nonprofit'],
  ['for Business', '/qr-codes-for'],
] as const

test('the five solutions are named as specified in the menu, the side menu and the footer', async ({
  page,
}) => {
  await page.goto('/')
  for (const [name, path] of solutions) {
    const inHeader = page.getByRole('banner').locator(`a[href="${path}"]`)
    await expect(inHeader, name).toHaveCount(2)
    for (const link of await inHeader.all()) await expect(link).toContainText(name)
    await expect(page.getByRole('contentinfo').locator(`a[href="${path}"]`)).toHaveText(name)
  }
})

test('the large entries of the menu have a picture and a line of text each', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { includeHidden: true }).first()
  const entries = menu.locator('details a')
  expect(await entries.count()).toBeGreaterThan(15)
  for (const entry of await entries.all()) await expect(entry.locator('svg')).toHaveCount(1)
})

test('the footer has its band, quote, columns and the product’s pages elsewhere', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Become a QR Code pro' })).toBeVisible()
  await expect(footer.locator('blockquote')).toContainText('practical and easy')
  for (const column of ['Info', 'Legal', 'Tools']) {
    await expect(footer.getByRole('navigation', { name: column })).toBeVisible()
  }
  for (const [name, host] of [
    ['Facebook', 'facebook.com'],
    ['Twitter', 'twitter.com'],
    ['YouTube', 'youtube.com'],
    ['Behance', 'behance.net'],
    ['LinkedIn', 'linkedin.com'],
  ] as const) {
    const link = footer.getByRole('link', { name })
    expect(new URL((await link.getAttribute('href')) as string).host, name).toContain(host)
    await expect(link.locator('svg')).toHaveCount(1)
  }
})

test('the copyright line has the year of now, not the one in which the page was drawn', async ({
  page,
}) => {
  await page.clock.setFixedTime('2041-03-04T12:00:00')
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2041')
})

test('types and hosted pages stand in the layout for codes, all others in the usual one', async ({
  request,
}) => {
  const isSlim = async (path: string) =>
    (await (await request.get(path)).text()).includes('[--header-height:3.75rem]')
  for (const path of ['/wifi', '/de/vcard', '/q/example']) expect(await isSlim(path)).toBe(true)
  for (const path of ['/', '/de/pricing', '/blog']) expect(await isSlim(path)).toBe(false)
})
