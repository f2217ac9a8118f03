import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { callApi, password, test } from './admin-test'
import { message } from './catalog'
import { expect } from './site-test'

test('a text that two people change is shown to the second with both versions', async ({
  page,
  join,
}) => {
  await join(page, { role: 'admin' })
  const data = { title: 'Shared', slug: `shared-${randomUUID()}`, _status: 'published' }
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

test('the form of a new article stays the same while its first save runs', async ({
  page,
  join,
}) => {
  await join(page, { role: 'author' })
  await page.goto('/admin/collections/posts/create?locale=en')
  await expect(page).toHaveURL(/\/posts\/[\w-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const saves = await hold(page, /autosave=true/)
  await page.locator('#field-title').pressSequentially('Codes')
  await saves.wait()
  const body = page.locator('.rich-text-lexical [contenteditable="true"]').first()
  await body.pressSequentially('Foil reflects ')
  const answered = page.waitForResponse(/autosave=true/)
  await saves.release()
  await (await answered).finished()
  await expect(body).toBeFocused()
  await page.keyboard.type('the light.')
  await saves.end()
  const path = `/api/posts/${id}?locale=en&depth=0&draft=true`
  const read = async () => (await callApi(page, path)).body
  await expect.poll(async () => (await read()).title).toBe('Codes')
  const text = async () => JSON.stringify((await read()).body)
  await expect.poll(text).toContain('"Foil reflects the light."')
})

test('a press on Publish is carried out after the saves that run', async ({ page, join }) => {
  await join(page, { role: 'admin' })
  const data = { title: 'One', slug: `pressed-${randomUUID()}`, _status: 'published' }
  const { id } = (await callApi(page, '/api/tags', data)).body.doc
  await page.goto(`/admin/collections/tags/${id}?locale=en`)
  const title = page.locator('#field-title')
  const button = page.locator('#action-save')
  await expect(title).toHaveValue('One')
  const saves = await hold(page, /autosave=true/)
  const checks = await hold(page, /\/languages$/)
  const publications: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('publishSpecificLocale')) publications.push(sent.url())
  })
  const read = async () => (await callApi(page, `/api/tags/${id}?locale=en&depth=0`)).body.title

  // The save starts before the press.
  await title.fill('Two')
  await saves.wait()
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect(publications).toEqual([])
  await saves.release()
  await checks.release()
  await expect.poll(read).toBe('Two')
  await expect(button).toBeDisabled()

  // The save starts between the press and the publication.
  await title.fill('Three')
  await button.click()
  await checks.wait()
  await saves.wait()
  await checks.release()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect(publications).toHaveLength(1)
  await saves.release()
  await expect.poll(read).toBe('Three')
  expect(publications).toHaveLength(2)
})

/** Holds back requests until they are released one by one, or all at the end. */
async function hold(page: Page, url: RegExp) {
  const held: Route[] = []
  await page.route(url, (route) => {
    held.push(route)
  })
  const wait = () => expect.poll(() => held.length).toBeGreaterThan(0)
  const release = async () => {
    await wait()
    await held.shift()?.continue()
  }
  const end = async () => {
    await page.unroute(url)
    for (const route of held.splice(0)) await route.continue()
  }
  return { wait, release, end }
}

test('what is typed while one save follows another is saved too', async ({ page, join }) => {
  await join(page, { role: 'admin' })
  const data = { title: 'One', slug: `overlapping-${randomUUID()}` }
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
  join,
  openDesk,
}) => {
  await join(page, { name: 'Ada', role: 'admin' })
  const data = { title: 'Begun', slug: `locked-${randomUUID()}`, _status: 'published' }
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

  const second = await openDesk({ name: 'Second', role: 'editor' })
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
  await second.context().close()
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

test('what is typed in two fields during a save is kept in both', async ({ page, join }) => {
  await join(page, { role: 'admin' })
  const data = { title: 'One', slug: `two-fields-${randomUUID()}` }
  const { id } = (await callApi(page, '/api/tags?draft=true', data)).body.doc
  await page.goto(`/admin/collections/tags/${id}?locale=en`)
  const title = page.locator('#field-title')
  await expect(title).toHaveValue('One')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = false
  await page.route(/autosave=true/, async (route) => {
    isHeld = true
    await held
    await route.continue()
  })
  await title.fill('Two')
  await expect.poll(() => isHeld).toBe(true)
  await title.fill('Three')
  const address = `changed-${randomUUID()}`
  await page.locator('#field-slug').fill(address)
  release()
  const path = `/api/tags/${id}?locale=en&depth=0&draft=true`
  await expect
    .poll(async () => (await callApi(page, path)).body)
    .toMatchObject({
      title: 'Three',
      slug: address,
    })
  await expect(title).toHaveValue('Three')
})

test('what cannot be saved is shown with the reason, saved later, and offered again after leaving', async ({
  page,
  join,
}) => {
  const { email } = await join(page, { role: 'admin' })
  const data = { title: 'Begun', slug: `unsaved-${randomUUID()}` }
  const { id } = (await callApi(page, '/api/tags?draft=true', data)).body.doc
  const path = `/api/tags/${id}?locale=en&depth=0&draft=true`
  await page.goto(`/admin/collections/tags/${id}?locale=en`)
  const title = page.locator('#field-title')
  await expect(title).toHaveValue('Begun')
  const text = (key: string) => message('en', `admin.saving.${key}`)
  const state = page.locator('[data-saving-state]')
  const notice = page.locator('[data-saving-notice]')
  const tryAgain = notice.getByRole('button', { name: text('tryAgain') })
  const dialog = page.getByRole('dialog')

  let respond: (route: Route) => Promise<void> = (route) => route.continue()
  await page.route(/autosave=true/, (route) => respond(route))
  for (const [reason, fail] of [
    ['unreachable', (route: Route) => route.abort()],
    ['unreachable', (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' })],
    ['tooLarge', (route: Route) => route.fulfill({ status: 413, body: 'Too large' })],
  ] as const) {
    const typed = `Typed ${randomUUID()}`
    respond = fail
    await title.fill(typed)
    await expect(notice).toContainText(text(reason))
    await expect(notice).toContainText(text('kept'))
    await expect(state).toHaveText(text('notSaved'))
    respond = (route) => route.continue()
    await tryAgain.click()
    await expect(state).toHaveText(/^Saved at /)
    expect((await callApi(page, path)).body.title).toBe(typed)
  }

  await page.context().clearCookies()
  await title.fill('Typed without a session')
  await expect(notice).toContainText(text('signedOut'))
  await callApi(page, '/api/users/login', { email, password })
  await tryAgain.click()
  await expect(state).toHaveText(/^Saved at /)
  expect((await callApi(page, path)).body.title).toBe('Typed without a session')

  respond = (route) => route.abort()
  await title.fill('Left behind')
  await expect(notice).toContainText(text('kept'))
  await page.locator('.step-nav a').last().click()
  await dialog.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(title).toHaveValue('Left behind')
  await page.reload()
  await expect(title).toHaveValue('Typed without a session')
  const offer = page.locator('[data-found-copy]')
  await expect(offer).toContainText('Left behind')
  respond = (route) => route.continue()
  await offer.getByRole('button', { name: text('restore') }).click()
  await expect(title).toHaveValue('Left behind')
  await expect(state).toHaveText(/^Saved at /)
  expect((await callApi(page, path)).body.title).toBe('Left behind')
  await page.reload()
  await expect(title).toHaveValue('Left behind')
  await expect(offer).toHaveCount(0)
})
