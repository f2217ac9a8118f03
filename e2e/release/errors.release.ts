import { message } from '../catalog'
import {
  countDocuments,
  expectErrorPage,
  refuseChunks,
  t,
  test,
  waitForHydration,
} from '../error-pages'
import { expect } from '../site-test'

test('shows the error page for an error of the page or of its frame, with its message as heading', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      if (type === 'hashchange') throw new Error('The line is broken')
      listen.call(window, type, ...(rest as [never]))
    }
  })
  await page.goto('/de/gibt/es/nicht')
  await expect(page.locator('h1')).toHaveText('The line is broken')
  await expect(page.getByRole('button', { name: t('de', 'retry') })).toBeVisible()
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: t('de', 'home') })).toBeVisible()
  await expect(main.getByRole('link', { name: t('de', 'tryService') })).toBeVisible()
  await expect(main.getByRole('img', { name: t('de', 'illustration') })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  const other = await context.newPage()
  await other.addInitScript(() => {
    Date.prototype.getFullYear = () => {
      throw new Error('The clock has stopped')
    }
  })
  await other.goto('/de/wifi')
  await expectErrorPage(other, 'The clock has stopped')
})

test('does not reload unsaved work for a missing part, which is requested again', async ({
  page,
}) => {
  const restore = await refuseChunks(page, '/de/text')
  await page.goto('/de/text')
  await waitForHydration(page)
  const documents = countDocuments(page)
  await page.locator('form [name="text"]').fill('Meine Arbeit')
  await page
    .getByRole('tab', { name: message('de', 'generator.panels.tabs.export'), exact: true })
    .click()
  const note = page.getByText(message('de', 'generator.panels.failed.title'), { exact: true })
  await expect(note).toBeVisible()
  await restore()
  await page.getByRole('button', { name: message('de', 'generator.panels.failed.retry') }).click()
  await expect(
    page.getByRole('button', { name: message('de', 'editor.export.download'), exact: true }),
  ).toBeVisible()
  await expect(page.locator('form [name="text"]')).toHaveValue('Meine Arbeit')
  expect(documents).toEqual([])
})
