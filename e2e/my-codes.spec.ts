import { readFile } from 'node:fs/promises'
import { message } from './catalog'
import { button, linkTo, list, make, row, scan } from './codes-page'
import { findViolationsInBothThemes } from './find-violations'
import { expect, test } from './site-test'

test('keys come by link, and their codes are found, paused, deleted, taken along and put away', async ({
  page,
}) => {
  const menu = await make(page.request, 'Café menu', { url: 'https://example.com/menu' })
  const guests = await make(page.request, 'Guests', {
    type: 'wifi',
    ssid: 'Luna',
    security: 'open',
  })
  await page.goto('/my-qr-codes')
  await expect(page.getByRole('heading', { name: list('empty.title') })).toBeVisible()
  expect(await findViolationsInBothThemes(page)).toEqual([])

  await page.goto(linkTo(menu, guests))
  await expect(row(page, 'Café menu')).toContainText('example.com/menu')
  await expect(row(page, 'Guests')).toContainText(message('en', 'myCodes.status.active'))
  expect(page.url()).not.toContain('qz_')
  expect(await findViolationsInBothThemes(page)).toEqual([])

  await page.getByRole('searchbox').fill('cafe')
  await expect(row(page, 'Guests')).toHaveCount(0)
  const found = row(page, 'Café menu')
  await found.locator('summary').click()
  await found.getByRole('button', { name: message('en', 'codeList.actions.pause') }).click()
  await expect(found).toContainText(message('en', 'myCodes.status.paused'))
  expect(await scan(page, menu.code.slug)).toBeUndefined()
  await button(page, message('en', 'codeList.undo')).click()
  await expect(found).toContainText(message('en', 'myCodes.status.active'))
  await expect.poll(() => scan(page, menu.code.slug)).toBe('https://example.com/menu')

  await found.locator('summary').click()
  await found.getByRole('button', { name: message('en', 'codeList.actions.delete') }).click()
  await expect(found).toContainText(message('en', 'myCodes.status.deleted'))
  await found
    .getByRole('button', { name: message('en', 'codeList.actions.restore') })
    .first()
    .click()
  await expect(found).toContainText(message('en', 'myCodes.status.active'))

  await page.getByText(message('en', 'codeList.actions.export'), { exact: true }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: list('tools.keys') }).click()
  const keys = await (await started).path()
  expect(await readFile(keys, 'utf8')).toContain(guests.editKey)

  await found.locator('summary').click()
  await found.getByRole('button', { name: list('actions.forget') }).click()
  await button(page, message('en', 'dialogs.keys.removeNow')).click()
  await expect(found).toHaveCount(0)
  await page.reload()
  await expect(row(page, 'Guests')).toBeVisible()
  await expect(found).toHaveCount(0)
  await button(page, list('tools.add')).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(keys)
  await expect(found).toContainText('example.com/menu')
})
