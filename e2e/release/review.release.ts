import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callApi, testAlone as test } from '../admin-test'
import { message } from '../catalog'
import { expect } from '../site-test'

const text = (key: string) => message('en', `admin.workflow.${key}`)
const panel = (page: Page) => page.getByRole('region', { name: text('title'), exact: true })
const button = (page: Page, key: string) =>
  panel(page).getByRole('button', { name: text(key), exact: true })
const step = (page: Page) => panel(page).locator('[data-step][role="status"]')

test('a translator needs a review, which a reviewer returns with a comment and then approves', async ({
  page,
  asAdmin,
  join,
  openDesk,
}) => {
  const word = `Foil ${randomUUID().slice(0, 8)}`
  const data = { title: word, slug: `foil-${randomUUID()}`, _status: 'published' }
  const { id } = (await asAdmin('/api/tags?locale=en', data)).body.doc
  const rules = { reviewRequired: ['translator'] }
  expect((await asAdmin('/api/globals/workflow', rules)).status).toBe(200)
  const address = `/admin/collections/tags/${id}?locale=it`

  await join(page, { name: 'Giulia', role: 'translator', languages: ['it'] })
  const desk = await openDesk({ name: 'Marco', role: 'reviewer', languages: ['it'] })

  await page.goto(address)
  const title = page.locator('#field-title')
  await title.fill(`Lamina ${word}`)
  await expect(step(page)).toHaveAttribute('data-step', 'in_progress')
  await page.locator('#action-save').click()
  await expect(page.getByText(text('errors.reviewRequired'))).toBeVisible()
  await button(page, 'ask').click()
  await expect(step(page)).toHaveAttribute('data-step', 'in_review')

  // The reviewer finds the text on the dashboard, cannot edit it, and comments on the field.
  await desk.goto('/admin')
  const waiting = desk.getByRole('region', { name: text('desk.reviews') })
  await waiting.getByRole('row').filter({ hasText: 'Giulia' }).getByRole('link').first().click()
  await expect(desk.locator('#field-title')).toBeDisabled()
  await desk.goto(address)
  await button(desk, 'return').click()
  await desk.getByLabel(text('returnLabel')).fill('Better: pellicola.')
  await desk.keyboard.press('Control+Enter')
  await expect(step(desk)).toHaveAttribute('data-step', 'in_progress')
  const note = { locale: 'it', field: 'title', body: 'This word, please.' }
  expect((await callApi(desk, `/api/tags/${id}/comments`, note)).status).toBe(200)

  // The translator is notified, sees the comment at the field, and fixes the text.
  await page.goto('/admin')
  const notices = page.getByRole('region', { name: text('desk.notices') })
  await notices.getByRole('row').filter({ hasText: 'Marco' }).getByRole('link').first().click()
  const comments = page.getByRole('button', { name: new RegExp(text('commentField')) })
  await comments.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('This word, please.')
  const thread = drawer.getByRole('listitem').filter({ hasText: 'This word, please.' }).first()
  await thread.getByRole('button', { name: text('resolve'), exact: true }).click()
  await expect(drawer).not.toContainText('This word, please.')
  await page.goto(address)
  await title.fill(`Pellicola ${word}`)
  await expect
    .poll(async () => (await callApi(page, `/api/tags/${id}?locale=it&draft=true`)).body.title)
    .toBe(`Pellicola ${word}`)
  await button(page, 'ask').click()
  await expect(step(page)).toHaveAttribute('data-step', 'in_review')

  await desk.goto(address)
  await button(desk, 'approve').click()
  await expect(step(desk)).toHaveAttribute('data-step', 'approved')
  await page.goto(address)
  const published = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !answer.url().includes('autosave=true'),
  )
  await page.locator('#action-save').click()
  expect((await published).status()).toBe(200)
  await button(page, 'history').click()
  for (const action of ['published', 'approved', 'returned', 'reviewAsked'])
    await expect(page.getByRole('dialog')).toContainText(text(`actions.${action}`))
})
