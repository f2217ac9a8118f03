import { randomUUID } from 'node:crypto'
import { test } from './admin-test'
import { message } from './catalog'
import { expect } from './site-test'

const stateName = (state: 'missing' | 'outdated' | 'published') =>
  message('en', `admin.translations.states.${state}`)
const overview = (state: string) => `/admin/translations?kind=tags&language=nl&state=${state}`
const bulk = 'admin.translations.bulk'
const markUpToDate = { name: message('en', 'admin.translations.markUpToDate') }
const published = (title: string) => ({ title, _status: 'published' })

test('a translator translates from the overview, and hears what changes in English', async ({
  page,
  asAdmin,
  join,
}) => {
  const word = `Foil ${randomUUID().slice(0, 8)}`
  const tag = { ...published(word), slug: `foil-${randomUUID()}` }
  const { id } = (await asAdmin('/api/tags?locale=en', tag)).body.doc
  await join(page, { name: 'Noor', role: 'translator', languages: ['nl'] })
  await page.goto(overview('missing'))
  const row = page.getByRole('row').filter({ hasText: word })
  await expect(page.getByRole('columnheader', { name: 'Nederlands' }).last()).toBeVisible()
  await row.getByRole('link', { name: `Nederlands: ${stateName('missing')}` }).click()
  await expect(page).toHaveURL(/locale=nl&focus=title/)
  await expect(page.locator('#field-title')).toBeFocused()
  await page.locator('#field-title').fill(`Folie ${word}`)
  const answer = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !answer.url().includes('autosave=true'),
  )
  await page.locator('#action-save').click()
  expect((await answer).status()).toBe(200)
  await expect(page.locator('[data-translation="nl"]')).toHaveAttribute('data-state', 'published')

  await asAdmin(`/api/tags/${id}?locale=en`, published(`${word} stickers`), 'PATCH')
  await page.goto('/admin')
  const work = page.getByRole('region', { name: message('en', 'admin.translations.work.title') })
  const task = work.getByRole('row').filter({ hasText: `${word} stickers` })
  await expect(task).toContainText(stateName('outdated'))
  await task.getByRole('link').click()
  await expect(page.locator('[data-translation="nl"]')).toHaveAttribute('data-state', 'outdated')
  const panel = page.getByRole('region', { name: message('en', 'admin.translations.title') })
  await panel.getByRole('button', markUpToDate).click()
  await expect(page.locator('[data-translation="nl"]')).toHaveAttribute('data-state', 'published')
})

test('an editor marks selected translations as up to date', async ({ page, asAdmin, join }) => {
  const word = `Foil ${randomUUID().slice(0, 8)}`
  const tag = { ...published(word), slug: `foil-${randomUUID()}` }
  const { id } = (await asAdmin('/api/tags?locale=en', tag)).body.doc
  await asAdmin(`/api/tags/${id}?locale=nl`, published(`Folie ${word}`), 'PATCH')
  await asAdmin(`/api/tags/${id}?locale=en`, published(`${word} labels`), 'PATCH')
  await join(page, { role: 'editor' })
  await page.goto(overview('outdated'))
  const row = page.getByRole('row').filter({ hasText: `${word} labels` })
  await row.getByRole('checkbox').check()
  await expect(page.getByRole('status').filter({ hasText: /^1 / })).toBeVisible()
  await page.getByRole('button', markUpToDate).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Nederlands' })).toBeChecked()
  await dialog.getByRole('button', markUpToDate).click()
  await expect(dialog.getByText(`${message('en', `${bulk}.outcomes.done`)}: 1`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toHaveCount(0)
  await page.goto(overview('published'))
  await expect(row.getByRole('link', { name: 'Nederlands' })).toContainText(stateName('published'))
})
