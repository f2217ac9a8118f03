import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Account, addMember, callApi, signIn } from './admin-page'
import { message } from './catalogue'
import { expect, test } from './site-test'

const stateName = (state: 'missing' | 'outdated' | 'published') =>
  message('en', `admin.translations.states.${state}`)
const overview = (state: string) => `/admin/translations?kind=tags&language=nl&state=${state}`
const bulk = 'admin.translations.bulk'
const markUpToDate = { name: message('en', 'admin.translations.markUpToDate') }

/** The way of a text through the languages: missing, translated, outdated and up to date again. */
export function testTranslations(admin: Account): void {
  const word = `Foil ${randomUUID().slice(0, 8)}`
  let id: string

  const changeEnglish = async (page: Page, title: string) => {
    const path = `/api/tags/${id}?locale=en`
    const changed = await callApi(page, path, { title, _status: 'published' }, 'PATCH')
    expect(changed.status).toBe(200)
  }
  const ownState = (page: Page) => page.locator('[data-translation="nl"]')

  test('a translator translates from the overview, and hears what changes in English', async ({
    browser,
    page,
    request,
    expectedFailures,
  }) => {
    expectedFailures.push(/\/api\/|\/admin/)
    const context = await browser.newContext({ baseURL: process.env.E2E_URL as string })
    const desk = await context.newPage()
    await signIn(desk, admin)
    const data = { title: word, slug: `foil-${randomUUID()}`, _status: 'published' }
    id = (await callApi(desk, '/api/tags?locale=en', data)).body.doc.id

    const noor = { name: 'Noor', role: 'translator', languages: ['nl'] } as const
    await signIn(page, await addMember(request, admin, { ...noor, languages: ['nl'] }))
    await page.goto(overview('missing'))
    const row = page.getByRole('row').filter({ hasText: word })
    await expect(page.getByRole('columnheader', { name: 'Nederlands' }).last()).toBeVisible()
    await row.getByRole('link', { name: `Nederlands: ${stateName('missing')}` }).click()
    await expect(page).toHaveURL(/locale=nl&focus=title/)
    await expect(page.locator('#field-title')).toBeFocused()
    await page.locator('#field-title').fill(`Folie ${word}`)
    const published = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && !answer.url().includes('autosave=true'),
    )
    await page.locator('#action-save').click()
    expect((await published).status()).toBe(200)
    await expect(ownState(page)).toHaveAttribute('data-state', 'published')

    await changeEnglish(desk, `${word} stickers`)
    await context.close()
    await page.goto('/admin')
    const work = page.getByRole('region', { name: message('en', 'admin.translations.work.title') })
    const task = work.getByRole('row').filter({ hasText: `${word} stickers` })
    await expect(task).toContainText(stateName('outdated'))
    await task.getByRole('link').click()
    await expect(ownState(page)).toHaveAttribute('data-state', 'outdated')
    const panel = page.getByRole('region', { name: message('en', 'admin.translations.title') })
    await panel.getByRole('button', markUpToDate).click()
    await expect(ownState(page)).toHaveAttribute('data-state', 'published')
  })

  test('an editor marks selected translations as up to date', async ({
    page,
    expectedFailures,
  }) => {
    expectedFailures.push(/\/api\/|\/admin/)
    await signIn(page, admin)
    await changeEnglish(page, `${word} labels`)
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
    await expect(row.getByRole('link', { name: 'Nederlands' })).toContainText(
      stateName('published'),
    )
  })
}
