import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import { test } from './admin-test'
import { message } from './catalog'
import { expect, waitForHydration } from './site-test'

test('an administrator invites someone, who turns two-step sign-in on, changes their role and deletes the account', async ({
  page,
  browser,
  baseURL,
  join,
}) => {
  const t = (key: string) => message('en', `admin.accounts.${key}`)
  const name = `Grace ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.com`
  await join(page, { role: 'admin' })
  await page.goto('/admin/collections/users')
  await page.getByRole('button', { name: t('invite') }).click()
  await page.locator('input[name="invited-name"]').fill(name)
  await page.locator('input[name="invited-email"]').fill(email)
  await page.getByRole('button', { name: t('createLink') }).click()
  const link = (await page.locator('[data-account-link]').textContent()) ?? ''

  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) })
  const invited = await context.newPage()
  waitForHydration(invited)
  const password = 'seven quiet herons'
  await invited.goto(link)
  await invited.locator('input[name="password"]').fill('password1234')
  await invited.locator('input[name="repeated-password"]').fill('password1234')
  await invited.locator('form button[type="submit"]').click()
  await expect(invited.getByText(t('passwordCommon'))).toBeVisible()
  await invited.locator('input[name="password"]').fill(password)
  await invited.locator('input[name="repeated-password"]').fill(password)
  await invited.locator('form button[type="submit"]').click()
  await expect(invited).toHaveURL(/\/admin\/?$/)

  await invited.goto('/admin/account')
  await expect(invited.locator('#change-password')).toHaveCount(0)
  await invited.getByRole('button', { name: t('factorAdd') }).click()
  await invited.getByLabel(t('currentPassword')).fill(password)
  await invited.getByRole('button', { name: t('next') }).click()
  const secret = (await invited.locator('[data-second-factor-secret]').textContent()) ?? ''
  await invited.getByLabel(t('code'), { exact: true }).fill(new TOTP({ secret }).generate())
  await invited.getByRole('button', { name: t('factorAdd') }).click()
  const codes = await invited.locator('[data-recovery-codes]').textContent()
  await context.clearCookies()
  await invited.goto('/admin/login')
  await invited.locator('input[name="email"]').fill(email)
  await invited.locator('input[name="password"]').fill(password)
  await invited.locator('form button[type="submit"]').click()
  await expect(invited.getByText(t('codeNeeded'))).toBeVisible()
  await invited.locator('input[name="code"]').fill(codes?.split('\n')[0] ?? '')
  await invited.locator('form button[type="submit"]').click()
  await expect(invited).toHaveURL(/\/admin\/?$/)

  const inbox = { name: message('en', 'admin.collections.messages.many') }
  await expect(invited.getByRole('link', inbox)).toHaveCount(0)
  await page.goto(`/admin/collections/users?where[or][0][and][0][email][equals]=${email}`)
  await expect(
    page.getByRole('button', { name: `Sort by ${message('en', 'admin.fields.name')} Ascending` }),
  ).toBeVisible()
  // Payload's list replaces its own address while it opens, and may undo a press on a link meanwhile.
  await page.goto((await page.getByRole('link', { name }).getAttribute('href')) ?? '')
  await page.locator('#field-role .rs__control').click()
  await page.getByRole('option', { name: message('en', 'admin.roles.editor') }).click()
  const changed = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.locator('#action-save').click()
  expect((await changed).status()).toBe(200)
  await invited.reload()
  await expect(invited.getByRole('link', inbox).first()).toBeVisible()
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action').click()
  await expect(page).toHaveURL(/\/collections\/users(\?.*)?$/)
  await invited.reload()
  await expect(invited).toHaveURL(/\/admin\/login/)
  await context.close()
})

test('the admin speaks the language of its user', async ({ browser, baseURL }) => {
  for (const [language, word] of [
    ['de-DE', 'Passwort'],
    ['ja-JP', 'パスワード'],
  ] as const) {
    const context = await browser.newContext({ locale: language, baseURL: baseURL as string })
    const page = await context.newPage()
    await page.goto('/admin/login')
    await expect(page.getByText(word).first()).toBeVisible()
    await context.close()
  }
})
