import { message } from '../catalog'
import { tool, windowOf, write } from '../recent-codes'
import { expect, test } from '../site-test'

test('a code kept in one tab appears in another and opens on the page of its type', async ({
  page,
  context,
}) => {
  await page.goto('/wifi')
  await write(page, { ssid: 'Café Luna', password: 'twelve letters' })
  const other = await context.newPage()
  await other.goto('/text')
  await tool(other, 'recent').click()
  const dialog = windowOf(other, 'recent')
  await expect(dialog.getByText(message('en', 'editor.recent.empty.title'))).toBeVisible()
  await page.bringToFront()
  await tool(page, 'keep').click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)

  await other.bringToFront()
  const name = message('en', 'editor.recent.open').replace('{name}', 'Café Luna')
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(other).toHaveURL(/\/wifi$/)
  await expect(other.locator('form [name="ssid"]')).toHaveValue('Café Luna')
  await expect(other.locator('form [name="password"]')).toHaveValue('twelve letters')
})
