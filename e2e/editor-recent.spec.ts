import { message } from './catalog'
import { tool, windowOf, write } from './recent-codes'
import { expect, test } from './site-test'

test('a share link restores content and design without any server seeing them', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/wifi')
  await write(page, { ssid: 'Gäste 🙂', password: 'open sesame' })
  await page.getByRole('radio', { name: /^H/ }).check({ force: true })
  await tool(page, 'share').click()
  const dialog = windowOf(page, 'share')
  await expect(dialog.getByText(message('en', 'editor.share.password.title'))).toBeVisible()
  await dialog.getByRole('button', { name: message('en', 'editor.share.copy') }).click()
  await expect(
    dialog.getByRole('button', { name: message('en', 'editor.share.copied') }),
  ).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/wifi#code=1\.[\w-]+$/)

  const elsewhere = await browser.newContext({ baseURL: baseURL as string })
  const guest = await elsewhere.newPage()
  const requestedUrls: string[] = []
  guest.on('request', (request) => requestedUrls.push(request.url()))
  await guest.goto(link)
  await expect(guest.locator('form [name="ssid"]')).toHaveValue('Gäste 🙂')
  await expect(guest.locator('form [name="password"]')).toHaveValue('open sesame')
  await expect(guest.getByRole('radio', { name: /^H/ })).toBeChecked()
  // The fragment is removed from the address, so that a reload does not undo later changes.
  await expect(guest).toHaveURL(/\/wifi$/)
  expect(requestedUrls.filter((url) => url.includes('code='))).toEqual([])

  await guest.goto(`${link.slice(0, -8)}`)
  await expect(guest.getByText(message('en', 'generator.tools.unreadable'))).toBeVisible()
  await elsewhere.close()
})
