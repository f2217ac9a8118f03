import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newDocument } from '@/codes/new-document'
import { message } from './catalog'
import { findViolationsInBothThemes } from './find-violations'
import { makeCode } from './make-code'
import { expect, test } from './site-test'

const text = (key: string) => message('en', `workspace.${key}`)
const button = (page: Page, key: string) =>
  page.getByRole('button', { name: text(key), exact: true })
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a workspace is created, filled, tagged and corrected, and its chosen link works', async ({
  page,
}) => {
  const document = newDocument({ type: 'url', url: 'https://example.com/menu' }, 'en')
  const { code, editKey } = await makeCode(page.request, { document, name: 'Café menu' })
  await page.goto(`/my-qr-codes#key=${code.slug}.${editKey}`)
  await expect(item(page, 'Café menu')).toBeVisible()

  await page.goto('/workspace')
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByLabel(text('start.create.name')).fill('Corner Café')
  await button(page, 'start.create.submit').click()
  await button(page, 'key.elsewhere').click()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: message('en', 'dialogs.keys.done'), exact: true }).click()
  await expect(page.getByRole('heading', { name: text('list.empty.title') })).toBeVisible()

  await button(page, 'tools.move').click()
  await page.getByLabel('Café menu').check()
  await page.getByRole('button', { name: 'Move 1' }).click()
  await expect(item(page, 'Café menu')).toContainText('example.com/menu')

  const slug = `summer-${randomBytes(4).toString('hex')}`
  await button(page, 'tools.create').click()
  const dialog = page.getByRole('dialog', { name: text('tools.titles.create') })
  const field = (key: string) => dialog.getByLabel(text(`create.${key}.label`), { exact: true })
  await field('url').fill('example.com/summer')
  await field('name').fill('Summer menu')
  await field('slug').fill(slug)
  await dialog.getByRole('button', { name: text('create.submit') }).click()
  await expect(item(page, 'Summer menu')).toContainText(slug, { ignoreCase: true })
  const answer = await page.request.get(`/q/${slug}`, { maxRedirects: 0 })
  expect(answer.headers().location).toBe('https://example.com/summer')

  await page.getByLabel(text('bulk.selectShown')).check()
  await page
    .getByRole('button', { name: message('en', 'codeList.actions.tag'), exact: true })
    .click()
  const tags = page.getByRole('tabpanel', { name: text('bulk.tag.add') })
  await tags.getByLabel(text('tags.label'), { exact: true }).fill('summer')
  await tags.getByRole('button', { name: text('bulk.tag.add') }).click()
  const tag = page.getByRole('button', { name: 'summer', exact: true })
  await expect(tag).toHaveCount(2)
  expect(await findViolationsInBothThemes(page)).toEqual([])

  await page.getByRole('link', { name: text('frame.pages.changes'), exact: true }).click()
  const changes = page.getByRole('list', { name: text('changes.label') }).locator(':scope > li')
  await changes
    .filter({ hasText: text('changes.actions.tagCode') })
    .filter({ hasText: 'Café menu' })
    .getByRole('button')
    .click()
  await expect(page.getByText(text('changes.undone'))).toBeVisible()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: text('frame.pages.codes'), exact: true }).click()
  await expect(item(page, 'Summer menu')).toContainText('summer')
  await expect(tag).toHaveCount(1)
})
