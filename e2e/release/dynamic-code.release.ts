import type { Page } from '@playwright/test'
import { message } from '../catalog'
import { bar, button, chooseDynamic, field, keyDialog, linkOf, scan } from '../dynamic-bar'
import { findViolations } from '../find-violations'
import { expect, test } from '../site-test'

/** Saves a link as a dynamic code and closes the dialog with its key. */
async function saveLink(page: Page, url: string): Promise<{ link: string }> {
  await chooseDynamic(page, '/url')
  await field(page, 'url').fill(url)
  await button(page, bar('save')).click()
  await keyDialog(page)
    .getByRole('button', { name: message('en', 'dynamic.key.done') })
    .click()
  return { link: await linkOf(page) }
}

test('two tabs never overwrite each other in silence', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(/409/)
  const { link } = await saveLink(page, 'example.com/first')
  const slug = link.slice(-8).toLowerCase()
  const other = await context.newPage()
  await other.goto(`/url?edit=${slug}`)
  await expect(field(other, 'url')).toHaveValue('https://example.com/first')
  await field(other, 'url').fill('example.com/theirs')
  await button(other, bar('saveChanges')).click()
  await expect(other.getByText(bar('saved'), { exact: true })).toBeVisible()

  await field(page, 'url').fill('example.com/mine')
  await button(page, bar('saveChanges')).click()
  const dialog = page.getByRole('dialog', { name: message('en', 'dynamic.conflict.title') })
  await expect(dialog).toContainText('example.com/theirs')
  await expect(dialog).toContainText('example.com/mine')
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  expect(await scan(page, link)).toBe('https://example.com/theirs')
  await dialog.getByRole('button', { name: message('en', 'dynamic.conflict.settle') }).click()
  await expect.poll(() => scan(page, link)).toBe('https://example.com/mine')

  await field(other, 'url').fill('example.com/again')
  await button(other, bar('saveChanges')).click()
  await other.getByRole('button', { name: message('en', 'dynamic.conflict.takeTheirs') }).click()
  await expect(field(other, 'url')).toHaveValue('https://example.com/mine')
})

test('what goes wrong costs nothing that was typed', async ({ page, expectedFailures }) => {
  expectedFailures.push(/Failed to load resource/)
  await chooseDynamic(page, '/url')
  await field(page, 'url').fill('http://example.com/')
  await button(page, bar('save')).click()
  await expect(page.getByText(message('en', 'codes.targets.http'))).toBeVisible()
  await expect(field(page, 'url')).toBeFocused()

  await field(page, 'url').fill('example.com/lost')
  const keys: (string | undefined)[] = []
  let isFirst = true
  await page.route('**/api/v1/codes', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (!isFirst) return route.continue()
    isFirst = false
    // The server creates the code, but its response is lost.
    await route.fetch()
    await route.abort()
  })
  await button(page, bar('save')).click()
  await expect(page.getByText(message('en', 'codes.problems.noAnswer'))).toBeVisible()
  await button(page, bar('save')).click()
  await expect(keyDialog(page)).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
})

test('a proof of work is done in passing where it is required', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/429/)
  const challenge = await (await page.request.get('/api/v1/challenge')).json()
  const proofs: unknown[] = []
  await page.route('**/api/v1/codes', async (route) => {
    const { proof } = route.request().postDataJSON()
    proofs.push(proof)
    if (proof) return route.continue()
    return route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'x', title: 'x', status: 429, key: 'proof', challenge }),
    })
  })
  await chooseDynamic(page, '/text')
  await field(page, 'text').fill('A note on a page')
  await button(page, bar('save')).click()
  // Limited only by the timeout of the journey: solving the challenge may need much processor time.
  await keyDialog(page).waitFor()
  expect(proofs).toEqual([undefined, expect.any(String)])
})
