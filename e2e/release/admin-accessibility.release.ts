import type { Page } from '@playwright/test'
import { callApi, test } from '../admin-test'
import { message } from '../catalog'
import { findCoveredStops } from '../find-covered-stops'
import { findViolations } from '../find-violations'
import { expect } from '../site-test'

/** Advice beyond WCAG that Payload's headings and headers do not follow. */
const advice = /^(?:empty-table-header|heading-order|landmark-|region)/
const findFaults = async (page: Page) =>
  (await findViolations(page)).filter((violation) => !advice.test(violation))

/** Lists the views of the admin: what the menu leads to, and a document of each list with its views. */
async function listViews(page: Page): Promise<string[]> {
  await page.goto('/admin')
  const hrefs = await page
    .locator('nav a[href^="/admin"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') as string))
  // Signing out would end the session; each list leads to the form for a new document.
  const linked = hrefs.filter((path) => !/\/(?:logout|create)$/.test(path))
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
        expect.soft(await findFaults(page), view).toEqual([])
        // The control around the input of a list of options is marked.
        const stops = await findCoveredStops(page, 'Tab')
        expect
          .soft(
            stops.filter((stop) => !stop.includes('rs__input')),
            view,
          )
          .toEqual([])
      }
      await page.goto('/admin/collections/users')
      await page.getByRole('button', { name: message(language, 'admin.accounts.invite') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await findFaults(page), 'invitation').toEqual([])
    })
