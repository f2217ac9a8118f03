import type { Page } from '@playwright/test'
import { callApi, test } from '../admin-test'
import { message } from '../catalogue'
import { findCoveredStops } from '../find-covered-stops'
import { findViolations } from '../find-violations'
import { expect } from '../site-test'

/** Lists the views of the admin: what the menu leads to, and a document of each list with its views. */
async function listViews(page: Page): Promise<string[]> {
  await page.goto('/admin')
  const linked = await page
    .locator('nav a[href^="/admin"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') as string))
  const views = new Set(['/admin', '/admin/account', ...linked])
  for (const path of linked) {
    const [, , kind, slug] = path.split('/')
    if (kind !== 'collections') continue
    views.add(`${path}/create`)
    const { body } = await callApi(page, `/api/${slug}?limit=1&depth=0&draft=true`)
    const id = body.docs?.[0]?.id
    if (!id) continue
    views.add(`${path}/${id}`)
    if (slug !== 'posts') continue
    const { body: versions } = await callApi(page, `/api/posts/versions?limit=1&depth=0`)
    const { id: version, parent } = versions.docs[0]
    views.add(`${path}/trash`)
    views.add(`${path}/${id}?locale=nl`)
    views.add(`${path}/${parent}/versions`)
    views.add(`${path}/${parent}/versions/${version}`)
    views.add(`/admin/preview/posts/${id}`)
  }
  return [...views]
}

for (const language of ['en', 'de'] as const)
  for (const width of [390, 1440])
    test(`axe and the keyboard find nothing in the admin in ${language} at ${width} px`, async ({
      page,
      join,
      baseURL,
    }) => {
      await join(page, { role: 'admin', name: 'Ada' })
      await page
        .context()
        .addCookies([{ name: 'payload-lng', value: language, url: `${baseURL}/` }])
      await page.setViewportSize({ width, height: 900 })
      for (const view of await listViews(page)) {
        await page.goto(view)
        await expect(page.locator('main, .template-default').first()).toBeVisible()
        await expect.soft(page.locator('body')).not.toContainText('[object Object]')
        expect.soft(await findViolations(page), view).toEqual([])
        expect.soft(await findCoveredStops(page, 'Tab'), view).toEqual([])
      }
      await page.goto('/admin/collections/users')
      await page.getByRole('button', { name: message(language, 'admin.accounts.invite') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await findViolations(page), 'invitation').toEqual([])
    })
