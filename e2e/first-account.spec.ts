import { createAccountLink, firstAccount, linkSeconds } from '../src/cms/accounts/account-link'
import { callApi, deleteAccounts, password, testAlone as test } from './admin-test'
import { message } from './catalog'
import { expect } from './site-test'

test('the first user becomes admin, and what they publish is public at once', async ({
  page,
  request,
  ownSite,
}) => {
  await deleteAccounts(ownSite)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/set-up$/)
  await expect(page.getByText(message('en', 'admin.accounts.linkNeeded'))).toBeVisible()
  const settings = { secret: process.env.E2E_SECRET as string, siteUrl: '' }
  await page.goto(createAccountLink(settings, firstAccount, '', linkSeconds.setup))
  await page.locator('input[name="name"]').fill('Ada')
  await page.locator('input[name="email"]').fill('ada@example.com')
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="repeated-password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  const me = await callApi(page, '/api/users/me')
  expect(me.body.user.role).toBe('admin')

  // The page is cached before its title changes.
  const before = await (await request.get('/de/features')).text()
  const title = `Was dieser Test gerade geändert hat: ${Date.now()}`
  expect(before).not.toContain(title)
  const path = '/api/globals/features?locale=de&depth=0'
  const { body: features } = await callApi(page, path)
  const hero = { ...features.hero, title }
  expect(await callApi(page, path, { hero, _status: 'published' })).toMatchObject({ status: 200 })
  await expect.poll(async () => (await request.get('/de/features')).text()).toContain(title)

  // A draft is visible to editors only.
  const draft = { hero: { ...hero, title: 'Nur ein Entwurf' }, _status: 'draft' }
  expect(await callApi(page, `${path}&draft=true`, draft)).toMatchObject({ status: 200 })
  expect(await (await request.get('/de/features')).text()).not.toContain('Nur ein Entwurf')
})
