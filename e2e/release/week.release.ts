import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { richText } from '@/testing/test-rich-text'
import { callApi, testAlone as test } from '../admin-test'
import { message } from '../catalog'
import { expect } from '../site-test'

const text = (key: string) => message('en', `admin.${key}`)
const bulk = 'translations.bulk'

test('a week of three people: an article becomes public in Dutch and Japanese, and English changes', async ({
  page,
  asAdmin,
  join,
  openDesk,
}) => {
  const word = `Weekly ${randomUUID().slice(0, 8)}`
  let id = ''
  let file: Buffer
  const languages = ['nl', 'ja'] as const
  await join(page, { name: 'Wim', role: 'translator', languages })
  const reviewer = await openDesk({ name: 'Rosa', role: 'reviewer', languages })
  const office = await openDesk({ role: 'editor' })

  const path = (locale: string, end = '') => `/api/posts/${id}${end}?locale=${locale}&depth=0`
  const change = (page: Page, locale: string, data: object, draft = true) =>
    callApi(page, `${path(locale)}&draft=${draft}`, data, 'PATCH')
  const requestReview = (page: Page, locale: string, body: object) =>
    callApi(page, `/api/posts/${id}/workflow`, { locale, ...body })
  const openOverview = async (page: Page, query = '') => {
    await page.goto(`/admin/translations?search=${encodeURIComponent(word)}${query}`)
    return page.getByRole('row').filter({ hasText: word })
  }
  const expectState = async (page: Page, language: string, state: string) =>
    expect(
      (await openOverview(page)).getByRole('link', { name: new RegExp(`^${language}: `) }),
    ).toContainText(text(`translations.states.${state}`))

  const chooseFile = async (page: Page) => {
    await page.goto('/admin/import-translations')
    const upload = { name: 'week.xlf', mimeType: 'application/xliff+xml', buffer: file }
    await page.locator('input[type="file"]').setInputFiles(upload)
  }

  await test.step('on Monday, an editor assigns two languages of a new article from the overview', async () => {
    await asAdmin('/api/globals/workflow', { reviewRequired: ['translator'] })
    const data = { title: word, slug: `week-${randomUUID()}`, body: richText('Print it large.') }
    const created = await asAdmin('/api/posts?locale=en', { ...data, _status: 'published' })
    id = created.body.doc.id
    const row = await openOverview(office)
    await row.getByRole('checkbox').check()
    const assign = { name: text(`${bulk}.assign`), exact: true }
    await office.getByRole('button', assign).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Nederlands' }).check()
    await dialog.getByRole('checkbox', { name: '日本語' }).check()
    await dialog.getByRole('combobox').selectOption({ label: 'Wim' })
    await dialog.getByRole('button', assign).click()
    await expect(dialog.getByText(`${text(`${bulk}.outcomes.done`)}: 2`)).toBeVisible()
  })

  await test.step('on Tuesday, a translator writes Dutch, exports Japanese and imports it again', async () => {
    const row = await openOverview(page, '&language=ja&state=missing')
    await change(page, 'nl', { title: `${word} groot`, body: richText('Druk het groot af.') })
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: text('exchange.export.action') }).click()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: text('exchange.export.submit') }).click()
    const exported = await readFile((await (await downloaded).path()) as string, 'utf8')
    const translated = exported.replaceAll(
      /<source>([^<]+)<\/source>/g,
      (source, words: string) => `${source}<target>${words}（訳）</target>`,
    )
    file = Buffer.from(translated)
    await chooseFile(page)
    await page.getByRole('button', { name: text('exchange.import.apply') }).click()
    await expect(
      page.getByText(new RegExp(`^${text('exchange.import.saved')} [1-9]`)),
    ).toBeVisible()
    await expectState(page, '日本語', 'draft')
  })

  await test.step('on Wednesday, the texts are reviewed, one is published and one is scheduled', async () => {
    const unreviewed = await change(page, 'nl', { _status: 'published' }, false)
    expect(unreviewed.status).toBe(403)
    for (const locale of ['nl', 'ja'])
      expect((await requestReview(page, locale, { action: 'ask' })).status).toBe(200)
    for (const locale of ['nl', 'ja']) {
      const { hash } = (await callApi(reviewer, `/api/posts/${id}/workflow?locale=${locale}`)).body
      const publish = locale === 'nl'
      expect(
        (await requestReview(reviewer, locale, { action: 'approve', hash, publish })).status,
      ).toBe(200)
    }
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const wish = { action: 'publish', locales: ['ja'], at }
    expect((await callApi(page, `/api/posts/${id}/schedule`, wish)).status).toBe(200)
    await expectState(page, 'Nederlands', 'published')
    await expectState(page, '日本語', 'scheduled')
  })

  await test.step('on Friday, English changes: Dutch is fixed, and the old file is refused', async () => {
    await change(office, 'en', { title: `${word} posters`, _status: 'published' }, false)
    await asAdmin('/api/globals/workflow', { reviewRequired: [] })
    const row = await openOverview(page, '&language=nl&state=outdated')
    await row.getByRole('link', { name: /^Nederlands: / }).click()
    await expect(page.locator('#field-title')).toBeFocused()
    // The list of scheduled changes moves the buttons when it is loaded.
    await expect(page.getByRole('region', { name: text('schedule.changes') })).toBeVisible()
    await page.locator('#field-title').fill(`${word} posters groot`)
    const published = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && !answer.url().includes('autosave=true'),
    )
    await page.locator('#action-save').click()
    expect((await published).status()).toBe(200)
    await expectState(page, 'Nederlands', 'published')
    await expectState(page, '日本語', 'outdated')
    await chooseFile(page)
    await expect(page.getByText(text('exchange.texts.stale'))).toBeVisible()
    expect((await change(page, 'en', { title: 'Never' })).status).toBe(403)
  })
})
