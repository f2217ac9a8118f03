import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { richText } from '@/testing/test-rich-text'
import { callApi, test } from '../admin-test'
import { message } from '../catalog'
import { expect } from '../site-test'

const text = (key: string) => message('en', `admin.sideBySide.${key}`)
const english = (page: Page, path: string) => page.locator(`section[data-field-path="${path}"]`)
const body = (page: Page) => page.locator('.rich-text-lexical [contenteditable="true"]')
const expectLeft = (page: Page, count: number) =>
  expect(page.locator('[data-left]')).toHaveAttribute('data-left', String(count))

test('a translator sees English next to each field, copies it and finds what changed', async ({
  page,
  asAdmin,
  join,
}) => {
  const name = `Foil ${randomUUID().slice(0, 8)}`
  const content = (label: string, prose: string) => ({
    ...{ label, hero: { title: 'Codes on foil' } },
    blocks: [{ id: 'prose', blockType: 'prose', body: richText(prose) }],
    _status: 'published',
  })
  const created = await asAdmin('/api/solutions?locale=en', {
    ...content(name, 'Foil reflects light.'),
    slug: `foil-${randomUUID()}`,
  })
  const { id } = created.body.doc

  await join(page, { name: 'Sanne', role: 'translator', languages: ['nl'] })
  await page.goto(`/admin/collections/solutions/${id}?locale=nl`)
  await expect(english(page, 'label')).toContainText(name)
  await expectLeft(page, 3)
  await page.keyboard.press('Alt+PageDown')
  await expect(page.locator('#field-label')).toBeFocused()
  await page.keyboard.type(`Folie ${name}`)
  await expectLeft(page, 2)
  await page.keyboard.press('Alt+PageDown')
  await expect(page.locator('#field-hero__title')).toBeFocused()
  await page.keyboard.type('Codes op folie')
  await expectLeft(page, 1)
  await page.keyboard.press('Alt+PageDown')
  await expect(body(page)).toBeFocused()
  const prose = english(page, 'blocks.0.body')
  await prose.getByRole('button', { name: text('copy') }).click()
  await expect(body(page)).toHaveText('Foil reflects light.')
  await prose.getByRole('button', { name: text('undo') }).click()
  await expect(body(page)).toHaveText('')
  await body(page).click()
  await page.keyboard.type('Folie spiegelt.')
  await expectLeft(page, 0)
  const draft = `/api/solutions/${id}?locale=nl&draft=true&depth=0`
  const stored = async () => JSON.stringify((await callApi(page, draft)).body.blocks)
  await expect.poll(stored).toContain('Folie spiegelt.')

  const changed = content(`${name} stickers`, 'Thin foil reflects light.')
  const path = `/api/solutions/${id}?locale=en`
  expect((await asAdmin(path, changed, 'PATCH')).status).toBe(200)
  await page.reload()
  await expectLeft(page, 2)
  await expect(english(page, 'label').locator('ins')).toHaveText('stickers')
  await expect(prose.locator('ins')).toHaveText('Thin foil')
  await expect(prose.locator('del')).toHaveText('Foil')
  const markUpToDate = { name: message('en', 'admin.translations.markUpToDate') }
  await english(page, 'label').getByRole('button', markUpToDate).click()
  await expectLeft(page, 1)
  await prose.getByRole('button', { name: text('copy') }).click()
  await page.getByRole('button', { name: text('keep') }).click()
  await expect(body(page)).toHaveText('Folie spiegelt.')
  await prose.getByRole('button', { name: text('copy') }).click()
  await page.getByRole('button', { name: text('replace') }).click()
  await expect(body(page)).toHaveText('Thin foil reflects light.')
  await expectLeft(page, 0)

  const preference = page.waitForResponse(
    (answer) => answer.url().endsWith('/side-by-side') && answer.request().method() === 'POST',
  )
  await page.getByRole('checkbox', { name: text('show') }).uncheck()
  expect((await preference).status()).toBe(200)
  await expect(english(page, 'label')).toBeHidden()
  await page.goto('/admin/collections/tags')
  await page.locator('tbody a[href*="/admin/collections/tags/"]').first().click()
  await expect(page).toHaveURL(/collections\/tags\/[\w-]{36}/)
  await expect(page.locator('.localizer')).toContainText('Nederlands')
  await expect(page.getByRole('checkbox', { name: text('show') })).not.toBeChecked()
})
