import { expectErrorPage, t, test } from '../error-pages'
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
  // The footer is hydrated with the first action.
  await other.mouse.move(200, 200)
  await expectErrorPage(other, 'The clock has stopped')
})
