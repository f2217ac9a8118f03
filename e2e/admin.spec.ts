import type { Page } from '@playwright/test'
import pg from 'pg'
import sharp from 'sharp'
import { testAbuse } from './abuse-journeys'
import { message } from './catalogue'
import { expect, test } from './site-test'

// The second test needs the account that the first one makes.
test.describe.configure({ mode: 'serial' })

const account = { email: 'first@example.com', password: 'correct horse battery staple' }

// A retry starts without the account of the first attempt.
test.beforeAll(async () => {
  const client = new pg.Client(process.env.E2E_DATABASE_URL)
  await client.connect()
  await client.query('delete from users').finally(() => client.end())
})

test('the first user becomes admin, and what they publish is public at once', async ({
  page,
  request,
  expectedFailures,
}) => {
  // Payload’s admin asks whether someone is signed in; before that the answer is no.
  expectedFailures.push(/\/api\/|\/admin/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/create-first-user/)
  await page.locator('input[name="name"]').fill('Ada')
  await page.locator('input[name="email"]').fill(account.email)
  await page.locator('input[name="password"]').fill(account.password)
  await page.locator('input[name="confirm-password"]').fill(account.password)
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  const me = await callApi(page, '/api/users/me')
  expect(me.body.user.role).toBe('admin')

  // A reader has seen the page; then its title changes.
  const before = await (await request.get('/de/features')).text()
  const title = 'Was dieser Test gerade geändert hat'
  expect(before).not.toContain(title)
  const path = '/api/globals/features?locale=de&depth=0'
  const { body: features } = await callApi(page, path)
  const hero = { ...features.hero, title }
  expect(await callApi(page, path, { hero, _status: 'published' })).toMatchObject({ status: 200 })
  await expect.poll(async () => (await request.get('/de/features')).text()).toContain(title)

  // A draft stays with the editors.
  const draft = { hero: { ...hero, title: 'Nur ein Entwurf' }, _status: 'draft' }
  expect(await callApi(page, `${path}&draft=true`, draft)).toMatchObject({ status: 200 })
  expect(await (await request.get('/de/features')).text()).not.toContain('Nur ein Entwurf')
})

test('an operator’s tile server brings a map, and a press on it is the place', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  await page.goto('/admin/login')
  await page.locator('input[name="email"]').fill(account.email)
  await page.locator('input[name="password"]').fill(account.password)
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  const path = '/api/globals/site?locale=en&depth=0'
  const { body: site } = await callApi(page, path)
  const map = { tilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example' }
  const saved = await callApi(page, path, { ...site, map, _status: 'published' })
  expect(saved).toMatchObject({ status: 200 })

  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#cde' } })
    .png()
    .toBuffer()
  const asked: string[] = []
  await page.route('https://tiles.example.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: tile })
  })
  const open = page.getByRole('button', { name: message('en', 'generator.map.open') })
  await expect(async () => {
    await page.goto('/map')
    await expect(open).toBeVisible({ timeout: 3000 })
  }).toPass()
  expect(asked).toEqual([])
  await expect(async () => {
    await open.click({ timeout: 1000 })
    await expect(page.getByRole('application')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect(page.getByText('© Example')).toBeVisible()
  await page.getByRole('application').click({ position: { x: 120, y: 90 } })
  const latitude = page.locator('form [name="latitude"]')
  await expect(latitude).toHaveValue(/^-?\d+\.\d{1,5}$/)
  const pressed = await latitude.inputValue()
  await page.getByRole('button', { name: message('en', 'editor.map.takeCentre') }).click()
  await expect(latitude).not.toHaveValue(pressed)
})

/** A call as the admin makes it, from its page and with its cookie. */
function callApi(page: Page, path: string, data?: object) {
  return page.evaluate(
    async ([address, body]) => {
      const answer = await fetch(address as string, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        body: body as string | undefined,
      })
      return { status: answer.status, body: await answer.json() }
    },
    [path, data && JSON.stringify(data)],
  )
}

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

test.describe('misuse', () => testAbuse(account))
