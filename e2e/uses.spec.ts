import { randomUUID } from 'node:crypto'
import { callApi, test } from './admin-test'
import { message } from './catalog'
import { expect } from './site-test'

test('an address is chosen by name, and what is linked is not deleted by accident', async ({
  page,
  join,
}) => {
  const word = randomUUID().slice(0, 8)
  await join(page, { role: 'admin' })
  const tag = { title: `Linked ${word}`, slug: `linked-${word}`, _status: 'published' }
  const { id: tagId } = (await callApi(page, '/api/tags', tag)).body.doc
  const button = { buttonLabel: 'Go', buttonPath: '/wifi' }
  const { id } = (
    await callApi(page, '/api/solutions', {
      label: 'Linking',
      slug: `linking-${word}`,
      hero: { title: 'Linking' },
      blocks: [{ id: 'a', blockType: 'band', title: 'Band', ...button }],
      _status: 'published',
    })
  ).body.doc

  await page.goto(`/admin/collections/solutions/${id}?locale=en`)
  const address = page.locator('[data-address="blocks.0.buttonPath"]')
  await expect(address).toContainText('(/wifi)')
  await address.getByRole('combobox').fill(`linked ${word}`)
  await page.getByRole('option', { name: tag.title }).click()
  await expect(address.locator('.rs__single-value')).toHaveText(tag.title)
  const path = `/api/solutions/${id}?locale=en&depth=0`
  await page.locator('#action-save').click()
  await expect
    .poll(async () => (await callApi(page, path)).body.blocks[0].buttonPath)
    .toBe(`tags:${tagId}`)

  await page.goto(`/admin/collections/tags/${tagId}?locale=en`)
  const uses = page.locator('details', { hasText: message('en', 'admin.uses.title') })
  await uses.locator('summary').click()
  await expect(uses.getByRole('link', { name: 'Linking' })).toBeVisible()
  const deleteAnyway = message('en', 'admin.uses.deleteAnyway')
  await uses.getByRole('button', { name: deleteAnyway }).click()
  await page.getByRole('dialog').getByRole('button', { name: deleteAnyway }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/tags/)
  await expect.poll(async () => (await callApi(page, `/api/tags/${tagId}`)).status).toBe(404)
})
