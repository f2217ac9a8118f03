import type { Page, Route } from '@playwright/test'
import { TOTP } from 'otpauth'
import pg from 'pg'
import sharp from 'sharp'
import { createAccountLink, firstAccount, linkSeconds } from '../src/cms/accounts/account-link'
import { testAbuse } from './abuse-journeys'
import { addMember, callApi, signIn } from './admin-page'
import { message } from './catalogue'
import { testDesk } from './desk-journeys'
import { testPublishing } from './publishing-journeys'
import { testReviews } from './review-journeys'
import { testRoles } from './role-journeys'
import { testSideBySide } from './side-by-side-journeys'
import { expect, test, waitForHydration } from './site-test'
import { testTranslations } from './translation-journeys'
import { testWeek } from './week-journey'

// The second test needs the account that the first test creates.
test.describe.configure({ mode: 'serial' })

const account = { email: 'first@example.com', password: 'correct horse battery staple' }

async function query(sql: string) {
  const client = new pg.Client(process.env.E2E_DATABASE_URL)
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

// A retry must not find the account of the first attempt.
test.beforeAll(async () => {
  await query('delete from second_factors; delete from users')
})

test('the first user becomes admin, and what they publish is public at once', async ({
  page,
  request,
  expectedFailures,
}) => {
  // Payload’s admin requests the session before sign-in, which fails.
  expectedFailures.push(/\/api\/|\/admin/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/set-up$/)
  await expect(page.getByText(message('en', 'admin.accounts.linkNeeded'))).toBeVisible()
  const settings = { secret: process.env.E2E_SECRET as string, siteUrl: '' }
  await page.goto(createAccountLink(settings, firstAccount, '', linkSeconds.setup))
  await page.locator('input[name="name"]').fill('Ada')
  await page.locator('input[name="email"]').fill(account.email)
  await page.locator('input[name="password"]').fill(account.password)
  await page.locator('input[name="repeated-password"]').fill(account.password)
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

test('a message is read as a text and answered from the list of new ones', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  await signIn(page, account)
  const { body } = await callApi(page, '/api/messages', {
    reason: 'question',
    subject: 'Druck',
    firstname: 'Mia',
    email: 'mia@example.com',
    message: 'Zeile eins\nZeile zwei',
    status: 'new',
    locale: 'de',
  })
  await page.goto('/admin/collections/messages?where[or][0][and][0][status][equals]=new')
  const row = page.getByRole('row').filter({ hasText: body.doc.number })
  await expect(
    row.getByRole('img', { name: message('en', 'admin.messageStatus.new') }),
  ).toBeVisible()
  await row.getByRole('link', { name: 'Druck' }).click()
  const shown = page.getByRole('article').getByText('Zeile eins\nZeile zwei')
  await expect(shown).toHaveCSS('white-space', /pre-wrap/)
  await expect(page.locator('#field-message')).toBeHidden()
  const reply = page.getByRole('link', { name: message('en', 'admin.messageView.reply') })
  const subject = `Re: Druck (${message('de', 'pages.contact.sent.number')}: ${body.doc.number})`
  const address = await reply.getAttribute('href')
  expect(new URL(address ?? '').searchParams.get('subject')).toBe(subject)
  const status = async () => (await callApi(page, `/api/messages/${body.doc.id}`)).body.status
  await expect.poll(status).toBe('read')
})

test('a job that failed is shown with its reason, and is run again at once', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  const job = `where name = 'check-targets'`
  await query(
    `update background_jobs set failures = 2, failure = 'The disk is full',
       finished_at = now(), due_at = now() + interval '1 day' ${job}`,
  )
  await signIn(page, account)
  const failures = page.getByRole('region', { name: message('en', 'admin.failures.title') })
  const row = failures.getByRole('row').filter({ hasText: 'The disk is full' })
  await expect(row).toContainText(message('en', 'admin.failures.jobs.checkTargets'))
  await row.getByRole('button', { name: message('en', 'admin.failures.runNow') }).click()
  await expect(page.getByText(message('en', 'admin.failures.started'))).toBeVisible()
  const due = await query(
    `select due_at <= now() or failures = 0 as is_due from background_jobs ${job}`,
  )
  expect(due.rows).toEqual([{ is_due: true }])
})

test('a form publishes its own language, asks before it removes sections elsewhere, and the list shows how far each language is', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  await signIn(page, account)
  const section = (id: string, title: string) => ({
    id,
    blockType: 'cards',
    title,
    items: [{ id: `item-of-${id}`, title, path: '/wifi' }],
  })
  const path = '/api/solutions'
  const sections = (title: string) => [section('a', title), section('b', title)]
  const english = { label: 'Tried', hero: { title: 'Tried' }, blocks: sections('Section') }
  const created = await callApi(page, path, { ...english, slug: 'tried', _status: 'published' })
  const { id } = created.body.doc
  const texts = (locale: string) => `${path}/${id}?locale=${locale}&depth=0`
  const german = { label: 'Probe', hero: { title: 'Probe' }, blocks: sections('Abschnitt') }
  await callApi(page, texts('de'), { ...german, _status: 'published' }, 'PATCH')
  await callApi(page, `${texts('fr')}&draft=true`, { label: 'Essai' }, 'PATCH')

  // Publishing from the form of a language publishes this language only.
  await page.goto(`/admin/collections/solutions/${id}?locale=de`)
  await expect(page.locator('#field-slug')).toBeDisabled()
  await expect(page.locator('.blocks-field__drawer-toggler')).toBeHidden()
  const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await page.locator('#field-label').fill('Neuer Name')
  expect((await saved).status()).toBe(200)
  await page.locator('#action-save').click()
  const labelIn = async (locale: string) => (await callApi(page, texts(locale))).body.label
  await expect.poll(() => labelIn('de')).toBe('Neuer Name')
  expect(await labelIn('en')).toBe('Tried')
  expect((await callApi(page, texts('fr'))).body._status).toBe('draft')

  // The list of languages shows which are published and which lack texts.
  await page.getByRole('button', { name: message('en', 'admin.publication.open') }).click()
  const french = page.locator('[data-language="fr"]')
  await expect(french).toContainText(message('en', 'admin.publication.draft'))
  await expect(french).toContainText(message('en', 'admin.publication.missing'))
  await expect(page.locator('[data-language="de"]')).toContainText(
    message('en', 'admin.publication.published'),
  )

  // Removing a section that German shows needs a confirmation.
  const draft = { blocks: [section('a', 'Section')] }
  await callApi(page, `${texts('en')}&draft=true`, draft, 'PATCH')
  await page.goto(`/admin/collections/solutions/${id}?locale=en`)
  await expect(page.locator('.blocks-field__drawer-toggler')).toBeVisible()
  await page.locator('#action-save').click()
  await expect(page.getByRole('dialog')).toContainText('Deutsch')
  await page
    .getByRole('button', { name: message('en', 'admin.publication.removedConfirm') })
    .click()
  const sectionsIn = async (locale: string) => (await callApi(page, texts(locale))).body.blocks
  await expect.poll(async () => (await sectionsIn('en')).length).toBe(1)
  expect(await sectionsIn('de')).toMatchObject([{ id: 'a', title: 'Abschnitt' }])
})

test('an article with a date ahead is scheduled, and the dashboard lists and cancels it', async ({
  page,
  request,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  await signIn(page, account)
  const text = { type: 'text', version: 1, text: 'Later', detail: 0, format: 0, mode: 'normal' }
  const paragraph = { type: 'paragraph', version: 1, indent: 0, format: '', children: [text] }
  const body = { root: { type: 'root', version: 1, indent: 0, format: '', children: [paragraph] } }
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
  const data = { title: 'Later', slug: 'later', body, publishedAt }
  const { id } = (await callApi(page, '/api/posts?draft=true&locale=en', data)).body.doc
  await page.goto(`/admin/collections/posts/${id}?locale=en`)
  await expect(page.locator('#action-save')).toBeHidden()
  await page.locator('#action-schedule').click()
  const list = page.getByRole('region', { name: message('en', 'admin.schedule.changes') })
  await expect(list).toContainText(message('en', 'admin.schedule.waiting'))
  expect((await request.get('/blog/later')).status()).toBe(404)

  // The form preselects the edited language and has a field for the time.
  await page
    .getByRole('button', { name: message('en', 'admin.schedule.open'), exact: true })
    .click()
  await expect(page.locator('#schedule-en')).toBeChecked()
  await expect(page.locator('#schedule-de')).not.toBeChecked()
  await page
    .getByRole('button', { name: message('en', 'admin.schedule.submit') })
    .last()
    .click()
  await expect(page.getByText(message('en', 'admin.schedule.noDate'))).toBeVisible()

  await page.goto('/admin')
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect(list).toContainText(zone)
  await expect(list.getByRole('link', { name: 'Later' })).toBeVisible()
  await list.getByRole('button', { name: message('en', 'admin.schedule.cancel') }).click()
  await expect(list).toBeHidden()
})

test('a solution page is public at the address that an editor gives it, and redirected from the one before', async ({
  page,
  request,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  await signIn(page, account)
  const data = { label: 'Moved', hero: { title: 'A page that moves' }, slug: 'first-address' }
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status()
  expect(await statusOf('/de/first-address')).toBe(404)
  const path = '/api/solutions'
  const created = await callApi(page, path, { ...data, _status: 'published' })
  await expect.poll(() => statusOf('/de/first-address')).toBe(200)
  expect(await (await request.get('/first-address')).text()).toContain('A page that moves')

  const change = `${path}/${created.body.doc.id}?locale=en`
  await callApi(page, change, { slug: 'second-address', _status: 'published' }, 'PATCH')
  await expect.poll(() => statusOf('/de/first-address')).toBe(308)
  const answer = await request.get('/first-address?a=1', { maxRedirects: 0 })
  expect(answer.headers().location).toBe('/second-address?a=1')
  expect(await statusOf('/de/second-address')).toBe(200)
  await page.goto('/admin/collections/redirects')
  await expect(page.getByRole('row').filter({ hasText: '/first-address' })).toContainText(
    '/second-address',
  )
  await callApi(page, change, undefined, 'DELETE')
})

test('a text that two people change is shown to the second with both versions', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  await signIn(page, account)
  const data = { title: 'Shared', slug: 'shared', _status: 'published' }
  const { id } = (await callApi(page, '/api/tags', data)).body.doc
  await page.goto(`/admin/collections/tags/${id}?locale=en`)
  const title = page.locator('#field-title')
  await expect(title).toHaveValue('Shared')
  const path = `/api/tags/${id}?locale=en&depth=0&draft=true`
  await callApi(page, path, { title: 'Theirs' }, 'PATCH')
  await title.fill('Mine')
  const notice = page.getByRole('alert').filter({ hasText: message('en', 'admin.conflict.title') })
  await expect(notice).toContainText('Theirs')
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('autosave=true') && answer.status() === 200,
  )
  await notice.getByRole('button', { name: message('en', 'admin.conflict.keepYours') }).click()
  await saved
  expect((await callApi(page, path)).body.title).toBe('Mine')
})

test('what is typed while one save follows another is saved too', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  await signIn(page, account)
  const data = { title: 'One', slug: 'overlapping' }
  const { id } = (await callApi(page, '/api/tags?draft=true', data)).body.doc
  await page.clock.install()
  await page.goto(`/admin/collections/tags/${id}?locale=en`)
  const title = page.locator('#field-title')
  await expect(title).toHaveValue('One')
  const held: Route[] = []
  await page.route(/autosave=true/, (route) => {
    held.push(route)
  })
  const pause = () => page.clock.runFor(2000)
  const release = async () => {
    const answered = page.waitForResponse(/autosave=true/)
    await held.at(-1)?.continue()
    await (await answered).finished()
  }
  await title.fill('Two')
  await pause()
  await expect.poll(() => held.length).toBe(1)
  await title.fill('Three')
  await pause()
  await release()
  await expect.poll(() => held.length).toBe(2)
  await title.fill('Four')
  await release()
  await pause()
  await expect.poll(() => held.length).toBe(3)
  await release()
  const path = `/api/tags/${id}?locale=en&depth=0&draft=true`
  expect((await callApi(page, path)).body.title).toBe('Four')
})

test('who edits a document is shown to the second, who may take over while nothing typed is lost', async ({
  page,
  browser,
  baseURL,
  request,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  await signIn(page, account)
  const colleague = await addMember(request, account, { name: 'Second', role: 'editor' })
  const data = { title: 'Begun', slug: 'locked', _status: 'published' }
  const { id } = (await callApi(page, '/api/tags', data)).body.doc
  const address = `/admin/collections/tags/${id}?locale=en`
  const fieldOf = (one: Page) => one.locator('#field-title')
  const editing = message('en', 'admin.presence.editing')
  const takeOver = { name: message('en', 'admin.presence.takeOver') }

  await page.clock.install()
  await page.goto(address)
  await expect(page.locator('#action-save')).toBeDisabled()
  await fieldOf(page).fill('From Ada')
  await expect(page.locator('#action-save')).toBeEnabled()
  const draft = `/api/tags/${id}?locale=en&depth=0&draft=true`
  await expect.poll(async () => (await callApi(page, draft)).body.title).toBe('From Ada')

  const context = await browser.newContext({ baseURL: baseURL as string })
  const second = await context.newPage()
  await signIn(second, colleague)
  await second.goto(address)
  await expect(second.getByRole('status').filter({ hasText: editing })).toContainText('Ada')
  await expect(fieldOf(second)).toBeDisabled()
  await second.getByRole('button', takeOver).click()
  await expect(fieldOf(second)).toBeEnabled()
  await expect(fieldOf(second)).toHaveValue('From Ada')

  // The first editor is notified within 15 seconds, and can continue after the second has left.
  await page.clock.fastForward(15_000)
  const takenOver = message('en', 'admin.presence.takenOver')
  await expect(page.getByRole('status').filter({ hasText: takenOver })).toContainText('Second')
  await expect(fieldOf(page)).toBeDisabled()
  await context.close()
  await page.getByRole('button', takeOver).click()
  await expect(fieldOf(page)).toBeEnabled()

  // After five minutes without a change, a user no longer counts as editing.
  const statusRequest = page.waitForRequest(
    (sent) => sent.url().includes('/presence') && sent.postDataJSON().action === 'look',
  )
  await page.clock.fastForward('05:00')
  await statusRequest

  // Unpublished changes can be discarded permanently.
  await page.locator('#action-revert-to-published').click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(fieldOf(page)).toHaveValue('Begun')
  await page.reload()
  await expect(fieldOf(page)).toHaveValue('Begun')
  await expect(page.locator('#action-save')).toBeDisabled()
})

test('an address is chosen by name, and what is linked is not deleted by accident', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  await signIn(page, account)
  const tag = { title: 'Linked tag', slug: 'linked-tag', _status: 'published' }
  const { id: tagId } = (await callApi(page, '/api/tags', tag)).body.doc
  const button = { buttonLabel: 'Go', buttonPath: '/wifi' }
  const { id } = (
    await callApi(page, '/api/solutions', {
      label: 'Linking',
      slug: 'linking',
      hero: { title: 'Linking' },
      blocks: [{ id: 'a', blockType: 'band', title: 'Band', ...button }],
      _status: 'published',
    })
  ).body.doc

  await page.goto(`/admin/collections/solutions/${id}?locale=en`)
  const address = page.locator('[data-address="blocks.0.buttonPath"]')
  await expect(address).toContainText('(/wifi)')
  await address.getByRole('combobox').fill('linked')
  await page.getByRole('option', { name: tag.title }).click()
  await expect(address.locator('.rs__single-value')).toHaveText(tag.title)
  const path = `/api/solutions/${id}?locale=en&depth=0`
  await page.locator('#action-save').click()
  await expect
    .poll(async () => (await callApi(page, path)).body.blocks[0].buttonPath)
    .toBe(`tags:${tagId}`)

  await page.goto(`/admin/collections/tags/${tagId}?locale=en`)
  const uses = page.locator('details', { hasText: message('en', 'admin.uses.title') })
  await uses.locator('summary').click()
  await expect(uses.getByRole('link', { name: 'Linking' })).toBeVisible()
  const deleteAnyway = message('en', 'admin.uses.deleteAnyway')
  await uses.getByRole('button', { name: deleteAnyway }).click()
  await page.getByRole('dialog').getByRole('button', { name: deleteAnyway }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/tags/)
  await expect.poll(async () => (await callApi(page, `/api/tags/${tagId}`)).status).toBe(404)
})

test('an operator’s tile server brings a map, and a press on it is the place', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  await signIn(page, account)
  const path = '/api/globals/site?locale=en&depth=0'
  const { body: site } = await callApi(page, path)
  const map = { tilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example' }
  const saved = await callApi(page, path, { ...site, map, _status: 'published' })
  expect(saved).toMatchObject({ status: 200 })

  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#cde' } })
    .png()
    .toBuffer()
  const requestedTiles: string[] = []
  await page.route('https://tiles.example.com/**', (route) => {
    requestedTiles.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: tile })
  })
  const open = page.getByRole('button', { name: message('en', 'generator.map.open') })
  await expect(async () => {
    await page.goto('/map')
    await expect(open).toBeVisible({ timeout: 3000 })
  }).toPass()
  expect(requestedTiles).toEqual([])
  await expect(async () => {
    // The first click may have opened a map that is still loading.
    if (await open.isVisible()) await open.click({ timeout: 1000 })
    await expect(page.getByRole('application')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect.poll(() => requestedTiles.length).toBeGreaterThan(0)
  await expect(page.getByText('© Example')).toBeVisible()
  await page.getByRole('application').click({ position: { x: 120, y: 90 } })
  const latitude = page.locator('form [name="latitude"]')
  await expect(latitude).toHaveValue(/^-?\d+\.\d{1,5}$/)
  const pressed = await latitude.inputValue()
  await page.getByRole('button', { name: message('en', 'editor.map.takeCentre') }).click()
  await expect(latitude).not.toHaveValue(pressed)
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

test('an administrator invites someone, who turns two-step sign-in on, changes their role and deletes the account', async ({
  page,
  browser,
  baseURL,
  expectedFailures,
}) => {
  expectedFailures.push(/\/api\/|\/admin/)
  const t = (key: string) => message('en', `admin.accounts.${key}`)
  await signIn(page, account)
  await page.goto('/admin/collections/users')
  await page.getByRole('button', { name: t('invite') }).click()
  await page.locator('input[name="invited-name"]').fill('Grace')
  await page.locator('input[name="invited-email"]').fill('grace@example.com')
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
  await invited.locator('input[name="email"]').fill('grace@example.com')
  await invited.locator('input[name="password"]').fill(password)
  await invited.locator('form button[type="submit"]').click()
  await expect(invited.getByText(t('codeNeeded'))).toBeVisible()
  await invited.locator('input[name="code"]').fill(codes?.split('\n')[0] ?? '')
  await invited.locator('form button[type="submit"]').click()
  await expect(invited).toHaveURL(/\/admin\/?$/)

  const inbox = { name: message('en', 'admin.collections.messages.many') }
  await expect(invited.getByRole('link', inbox)).toHaveCount(0)
  await page.goto('/admin/collections/users')
  await expect(
    page.getByRole('button', { name: `Sort by ${message('en', 'admin.fields.name')} Ascending` }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Grace' }).click()
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

test.describe('roles', () => testRoles(account))

test.describe('publishing', () => testPublishing(account))

test.describe('translations', () => testTranslations(account))

test.describe('side by side', () => testSideBySide(account))

test.describe('reviews', () => testReviews(account))

test.describe('a week at the desk', () => testWeek(account))

test.describe('misuse', () => testAbuse(account))

test.describe('the desk', () => testDesk(account))
