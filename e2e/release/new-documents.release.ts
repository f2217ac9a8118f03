import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { callApi, test } from '../admin-test'
import { expect } from '../site-test'

const titleOf = (page: Page) => page.locator('#field-title')
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
