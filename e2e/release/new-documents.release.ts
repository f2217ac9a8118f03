import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { callApi, test, testAlone } from '../admin-test'
import { message } from '../catalog'
import { expect } from '../site-test'

const titleOf = (page: Page) => page.locator('#field-title, #field-label').first()
const publishOf = (page: Page) => page.locator('#action-save')

/** Delays what changes documents; `nextMs` returns the delay of each request. */
const delay = (page: Page, nextMs: () => number) =>
  page.route(/\/api\/\w/, async (route) => {
    if (route.request().method() !== 'GET') await setTimeout(nextMs())
    await route.continue()
  })

async function openNew(page: Page, collection: string): Promise<string> {
  await page.goto(`/admin/collections/${collection}/create?locale=en`)
  await expect(page).toHaveURL(new RegExp(`/${collection}/[\\w-]{36}`))
  await expect(titleOf(page)).toBeEnabled()
  return new URL(page.url()).pathname.split('/').at(-1) as string
}

for (const ms of [0, 500, 2000, 10_000]) {
  test(`what is typed before a press on Publish is published when requests take ${ms} ms`, async ({
    page,
    join,
  }) => {
    await join(page, { role: 'admin' })
    const id = await openNew(page, 'tags')
    await delay(page, () => ms)
    const read = async () => (await callApi(page, `/api/tags/${id}?locale=en&depth=0`)).body
    await page.locator('#field-slug').fill(`pressed-${randomUUID()}`)
    for (const title of ['One', 'Two']) {
      await titleOf(page).fill(title)
      await publishOf(page).click()
      await expect.poll(read, { timeout: 60_000 }).toMatchObject({ title, _status: 'published' })
      await expect(publishOf(page)).toBeDisabled({ timeout: 60_000 })
    }
  })
}

for (const pauseMs of [1400, 1500, 1600]) {
  test(`a press ${pauseMs} ms after typing, as the save starts, is carried out`, async ({
    page,
    join,
  }) => {
    await join(page, { role: 'admin' })
    const data = { title: 'Zero', slug: `pressed-${randomUUID()}`, _status: 'published' }
    const { id } = (await callApi(page, '/api/tags', data)).body.doc
    await page.goto(`/admin/collections/tags/${id}?locale=en`)
    await expect(titleOf(page)).toHaveValue('Zero')
    await delay(page, () => 1000)
    const read = async () => (await callApi(page, `/api/tags/${id}?locale=en&depth=0`)).body.title
    for (const title of ['One', 'Two', 'Three']) {
      await titleOf(page).fill(title)
      await setTimeout(pauseMs)
      // Down and up are apart, as those of a hand are.
      await publishOf(page).hover()
      await page.mouse.down()
      await setTimeout(100)
      await page.mouse.up()
      await expect.poll(read, { timeout: 30_000 }).toBe(title)
      await expect(publishOf(page)).toBeDisabled({ timeout: 30_000 })
    }
  })
}

test('a picture is added to a new article while saves of the article run', async ({
  page,
  join,
}) => {
  await join(page, { role: 'author' })
  const id = await openNew(page, 'posts')
  await delay(page, () => 3000)
  await titleOf(page).pressSequentially('Codes')
  await page.locator('#field-cover').getByRole('button', { name: 'Create New' }).click()
  const create = { width: 1200, height: 800, channels: 3, background: '#cde' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  const drawer = page.getByRole('dialog')
  const file = { name: 'foil.png', mimeType: 'image/png', buffer }
  await drawer.locator('input[type="file"]').setInputFiles(file)
  await drawer.locator('#field-alt').fill('A code on foil')
  await drawer.locator('#action-save').click()
  await expect(drawer).toBeHidden({ timeout: 30_000 })
  const path = `/api/posts/${id}?locale=en&depth=1&draft=true`
  const saved = { title: 'Codes', cover: { alt: 'A code on foil' } }
  const read = async () => (await callApi(page, path)).body
  await expect.poll(read, { timeout: 30_000 }).toMatchObject(saved)
})

for (const collection of ['posts', 'categories', 'tags', 'solutions', 'legal-pages']) {
  test(`an empty form leaves nothing in the list of ${collection}; a typed one does`, async ({
    page,
    join,
  }) => {
    await join(page, { role: 'editor' })
    const list = `/api/${collection}?locale=en&draft=true&limit=0&depth=0`
    const listed = async () =>
      (await callApi(page, list)).body.docs.map((doc: { id: string }) => doc.id)
    const left = await openNew(page, collection)
    const typed = await openNew(page, collection)
    expect(typed).not.toBe(left)
    const title = `Typed ${randomUUID()}`
    await titleOf(page).fill(title)
    await expect.poll(listed).toContain(typed)
    expect(await listed()).not.toContain(left)
    await page.goto(`/admin/collections/${collection}?locale=en&search=${title}`)
    await expect(page.locator(`tbody a[href$="${typed}"]`)).toBeVisible()
  })
}

const text = (key: string) => message('en', `admin.saving.${key}`)
const state = (page: Page) => page.locator('form [data-saving-state]').first()
const notice = (page: Page) => page.locator('[data-saving-notice]').first()
const offer = (page: Page) => page.locator('[data-found-copy]')

async function drawPicture() {
  const create = { width: 120, height: 80, channels: 3, background: '#cde' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  return { name: `foil-${randomUUID()}.png`, mimeType: 'image/png', buffer }
}

async function uploadPicture(page: Page): Promise<string> {
  const answer = await page.request.post('/api/media?locale=en', {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: { file: await drawPicture(), _payload: JSON.stringify({ alt: 'A code on foil' }) },
  })
  return (await answer.json()).doc.id
}

/** Refuses all saves until `allow` is called. */
async function refuseSaves(page: Page) {
  const refuse = (route: Route) =>
    /^(PATCH|POST)$/.test(route.request().method()) &&
    route.request().headers()['content-type']?.startsWith('multipart/form-data')
      ? route.fulfill({ status: 502, body: 'Bad gateway' })
      : route.fallback()
  await page.route('**/api/**', refuse)
  return { allow: () => page.unroute('**/api/**', refuse) }
}

testAlone('what a form could not save is offered again', async ({ page, join }) => {
  const { id } = await join(page, { name: 'Ada', role: 'admin' })
  const media = await uploadPicture(page)
  const tag = (await callApi(page, '/api/tags?draft=true', { title: 'Tag', slug: randomUUID() }))
    .body.doc.id
  const kinds = [
    { address: `/collections/tags/${tag}`, field: 'title', api: `tags/${tag}`, savesAlone: true },
    { address: '/globals/home', field: 'hero.title', api: 'globals/home', savesAlone: true },
    { address: '/globals/workflow', field: 'historyMonths', api: 'globals/workflow' },
    { address: `/collections/media/${media}`, field: 'alt', api: `media/${media}` },
    { address: '/account', field: 'name', api: `users/${id}` },
  ]
  for (const { address, api, field, savesAlone } of kinds)
    await test.step(address, async () => {
      const value = field === 'historyMonths' ? '17' : `Typed ${randomUUID()}`
      const input = page.locator(`#field-${field.replace('.', '__')}`)
      await page.goto(`/admin${address}?locale=en`)
      await expect(state(page)).toHaveText(text('allSaved'))
      const saves = await refuseSaves(page)
      await input.fill(value)
      if (!savesAlone) {
        await expect(state(page)).toHaveText(text('unsaved'))
        await page.locator('#action-save').click()
      }
      await expect(notice(page)).toContainText(text('unreachable'))
      await expect(notice(page)).toContainText(text('kept'))
      await page.reload()
      await expect(offer(page)).toContainText(value)
      await expect(input).not.toHaveValue(value)
      await saves.allow()
      await offer(page)
        .getByRole('button', { name: text('restore') })
        .click()
      await expect(input).toHaveValue(value)
      if (!savesAlone) await page.locator('#action-save').click()
      await expect(state(page)).toHaveText(/^Saved at /)
      const stored = (await callApi(page, `/api/${api}?locale=en&depth=0&draft=true`)).body
      const names = field.split('.')
      expect(String(names.reduce((found, name) => found[name], stored))).toBe(value)
    })
})

testAlone(
  'an article keeps rich text, relations and its picture that were not saved',
  async ({ page, join }) => {
    await join(page, { role: 'admin' })
    await uploadPicture(page)
    const category = `Category ${randomUUID()}`
    await callApi(page, '/api/categories', {
      ...{ title: category, slug: randomUUID(), _status: 'published' },
    })
    const { id } = (
      await callApi(page, '/api/posts?draft=true', { title: 'Foil', slug: randomUUID() })
    ).body.doc
    const address = `/admin/collections/posts/${id}?locale=en`
    const body = page.locator('.rich-text-lexical [contenteditable="true"]').first()
    await page.goto(address)
    await expect(state(page)).toHaveText(text('allSaved'))
    const saves = await refuseSaves(page)
    await body.pressSequentially('Foil reflects the light.')
    await page.locator('#field-category .rs__control').click()
    await page.getByRole('option', { name: category, exact: true }).click()
    await page.locator('#field-cover').getByRole('button', { name: 'Choose from existing' }).click()
    await page.getByRole('dialog').locator('tbody button').first().click()
    await expect(page.locator('#field-cover')).toContainText('.png')
    await expect(notice(page)).toContainText(text('kept'))
    await page.reload()
    await expect(offer(page)).toContainText('Foil reflects the light.')
    await saves.allow()
    await offer(page)
      .getByRole('button', { name: text('restore') })
      .click()
    await expect(body).toContainText('Foil reflects the light.')
    await expect(page.locator('#field-category')).toContainText(category)
    await expect(page.locator('#field-cover')).toContainText('.png')
    await expect(state(page)).toHaveText(/^Saved at /)
    const stored = (await callApi(page, `/api/posts/${id}?locale=en&depth=1&draft=true`)).body
    expect(stored).toMatchObject({
      category: { title: category },
      cover: { alt: 'A code on foil' },
    })
    expect(JSON.stringify(stored.body)).toContain('Foil reflects the light.')
  },
)

testAlone(
  'a new picture that could not be uploaded is offered with its file',
  async ({ page, join }) => {
    await join(page, { role: 'admin' })
    await page.goto('/admin/collections/media/create?locale=en')
    const saves = await refuseSaves(page)
    const picture = await drawPicture()
    await page.locator('input[type="file"]').setInputFiles(picture)
    await page.locator('#field-alt').fill('A code on foil')
    await page.locator('#action-save').click()
    await expect(notice(page)).toContainText(text('kept'))
    await page.reload()
    await expect(offer(page)).toContainText(picture.name)
    await saves.allow()
    await offer(page)
      .getByRole('button', { name: text('restore') })
      .click()
    await expect(page.locator('#field-alt')).toHaveValue('A code on foil')
    await page.locator('#action-save').click()
    await expect(page).toHaveURL(/\/media\/[\w-]{36}/)
    await page.goto('/admin/collections/media/create?locale=en')
    await expect(state(page)).toHaveText(text('unsaved'))
    await expect(offer(page)).toHaveCount(0)
  },
)

testAlone(
  'two tabs keep their unsaved texts apart, and signing out forgets them',
  async ({ page, join }) => {
    await join(page, { role: 'admin' })
    const { id } = (
      await callApi(page, '/api/tags?draft=true', { title: 'Begun', slug: randomUUID() })
    ).body.doc
    const address = `/admin/collections/tags/${id}?locale=en`
    const second = await page.context().newPage()
    for (const [tab, typed] of [
      [page, 'First tab'],
      [second, 'Second tab'],
    ] as const) {
      await tab.goto(address)
      await expect(state(tab)).toHaveText(text('allSaved'))
      await expect(offer(tab)).toHaveCount(0)
      await refuseSaves(tab)
      await tab.locator('#field-title').fill(typed)
      await expect(notice(tab)).toContainText(text('kept'))
    }
    await second.close()
    await page.reload()
    await expect(offer(page)).toHaveCount(2)
    await expect(offer(page).first()).toContainText('Second tab')
    await expect(offer(page).last()).toContainText('First tab')

    await page.goto('/admin/logout')
    await expect(page).not.toHaveURL(/collections/)
    const copies = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('quietzone-drafts')
          opening.onsuccess = () => {
            const count = opening.result.transaction('copies').objectStore('copies').count()
            count.onsuccess = () => resolve(count.result)
          }
        }),
    )
    expect(copies).toBe(0)
  },
)
