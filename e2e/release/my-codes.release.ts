import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { message } from '../catalog'
import { button, linkTo, list, make, row, scan } from '../codes-page'
import { bar } from '../dynamic-bar'
import { findViolations } from '../find-violations'
import { expect, test } from '../site-test'

const edit = (key: string) => message('en', `myCodes.edit.${key}`)

const tab = (page: Page, key: string) => page.getByRole('tab', { name: edit(`tabs.${key}`) })

test('a page is edited beside what a phone will show, in two languages', async ({ page }) => {
  const made = await make(page.request, 'Door sign', { type: 'text', text: 'Back at noon' })
  await page.goto(linkTo(made))
  await row(page, 'Door sign').getByRole('heading').getByRole('link').click()
  const phone = page.getByRole('region', { name: edit('preview.label') })
  await expect(phone).toContainText('Back at noon')

  await page.getByLabel(edit('languages.add')).first().selectOption('de')
  await page.locator('[role=tabpanel]:not([hidden]) [name=text]').fill('Mittags zurück')
  await expect(phone).toContainText('Mittags zurück')
  await tab(page, 'page').click()
  await page.getByLabel(edit('page.titleLabel'), { exact: true }).fill('Gleich da')
  await button(page, edit('page.addButton')).click()
  await page.getByLabel(edit('page.buttonLabel')).fill('Anrufen')
  await button(page, bar('saveChanges')).click()
  // Saving fails, and the focus moves to the field with the error.
  const address = page.getByLabel(edit('page.buttonUrl'))
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(message('en', 'codes.targets.missing'))
  await address.fill('example.com/call')
  await address.blur()
  await expect(address).toHaveValue('https://example.com/call')
  await expect(phone.getByRole('link', { name: 'Anrufen' })).toBeVisible()
  // The bar at the bottom may cover part of a control, which axe would report as a small target.
  expect(await findViolations(page, '[role=tabpanel]:not([hidden])')).toEqual([])

  // Leaving the page loses no changes.
  await page.reload()
  await expect(page.getByText(edit('restored.title'))).toBeVisible()
  await button(page, bar('saveChanges')).click()
  await expect(page.getByText(bar('saved'), { exact: true })).toBeAttached()
  const german = await page.request.get(`/de/q/${made.code.slug}?lang=de`)
  const html = await german.text()
  for (const expectedText of ['Mittags zurück', 'Gleich da', 'https://example.com/call'])
    expect(html).toContain(expectedText)
})

test('rules are tried out before they are saved, and changes that meet are brought together', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(/409/)
  const made = await make(page.request, 'Shop', { url: 'https://example.com/own' })
  await page.goto(linkTo(made))
  await expect(row(page, 'Shop')).toBeVisible()
  const editPage = `/my-qr-codes/edit?code=${made.code.slug}`
  await page.goto(editPage)
  const trial = page.getByRole('region', { name: edit('trial.title') })
  await expect(trial).toContainText('https://example.com/own')
  await tab(page, 'rules').click()
  await page.getByLabel(edit('rules.devices.ios')).fill('apps.example.com')
  await expect(trial).toContainText('https://apps.example.com/')
  await trial.getByLabel(edit('trial.device')).selectOption('android')
  await expect(trial).toContainText('https://example.com/own')

  const other = await context.newPage()
  await other.goto(editPage)
  await tab(other, 'settings').click()
  await other.getByLabel(edit('settings.name'), { exact: true }).fill('Shop in town')
  await button(other, bar('saveChanges')).click()
  await expect(other.getByText(bar('saved'), { exact: true })).toBeAttached()

  await tab(page, 'settings').click()
  await page.getByLabel(edit('settings.name'), { exact: true }).fill('Corner shop')
  await button(page, bar('saveChanges')).click()
  const dialog = page.getByRole('dialog', { name: message('en', 'dynamic.conflict.title') })
  await expect(dialog).toContainText('Corner shop')
  await dialog.getByText(message('en', 'dynamic.conflict.theirs'), { exact: true }).click()
  await expect(dialog).toContainText('Shop in town')
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: message('en', 'dynamic.conflict.settle') }).click()
  await expect.poll(() => scan(page, made.code.slug)).toBe('https://apps.example.com/')
  await expect(page.getByLabel(edit('settings.name'), { exact: true })).toHaveValue('Shop in town')

  const started = page.waitForEvent('download')
  await button(page, edit('code.svg')).click()
  const svg = await readFile(await (await started).path(), 'utf8')
  expect((await decodeSvg(svg)).zxing).toBe(made.code.link)
})

test('without a connection the list says so, and what it knows stays', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/Failed to load resource/)
  const made = await make(page.request, 'Poster', { url: 'https://example.com/poster' })
  await page.goto(linkTo(made))
  await expect(row(page, 'Poster')).toContainText('example.com/poster')
  await expect.poll(() => page.evaluate(readStoredName, made.code.slug)).toBe('Poster')
  await page.route('**/api/v1/codes/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(list('unreachable.title'))).toBeVisible()
  await expect(row(page, 'Poster')).toBeVisible()
  await page.unroute('**/api/v1/codes/**')
  await button(page, message('en', 'codeList.retry')).click()
  await expect(row(page, 'Poster')).toContainText('example.com/poster')
})

/** Reads the name that the browser has stored with the key of a code. Runs in the page. */
function readStoredName(slug: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('quietzone')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const store = opening.result
      const reading = store.transaction('keys').objectStore('keys').get(slug)
      reading.onsuccess = () => {
        store.close()
        resolve(reading.result?.name)
      }
    }
  })
}

test('a new key puts an end to the old one', async ({ page, expectedFailures }) => {
  expectedFailures.push(/40[134]/)
  const made = await make(page.request, 'Safe', { url: 'https://example.com/safe' })
  await page.goto(linkTo(made))
  await expect(row(page, 'Safe')).toBeVisible()
  await page.goto(`/my-qr-codes/edit?code=${made.code.slug}`)
  await tab(page, 'settings').click()
  await button(page, edit('key.replace')).click()
  await button(page, edit('key.replaceNow')).click()
  const saveNew = page.getByRole('dialog', { name: edit('key.saveNew.title') })
  await expect(saveNew).toContainText(edit('key.saveNew.text'))
  await saveNew.getByRole('button', { name: message('en', 'dynamic.key.done') }).click()
  await page.getByLabel(edit('settings.name'), { exact: true }).fill('Safer')
  await button(page, bar('saveChanges')).click()
  await expect(page.getByText(bar('saved'), { exact: true })).toBeAttached()

  // The link with the old key does not replace the new one.
  await page.goto(linkTo(made))
  await expect(row(page, 'Safer')).toContainText('example.com/safe')
  const old = await page.request.get(`/api/v1/codes/${made.code.slug}`, {
    headers: { authorization: `Bearer ${made.editKey}` },
  })
  expect(old.status()).toBe(401)
})

test('a saved key comes back by pasted text and by a picture of its QR code', async ({ page }) => {
  const made = await make(page.request, 'Safe', { url: 'https://example.com/safe' })
  await page.goto(linkTo(made))
  const found = row(page, 'Safe')
  const openMenu = async (item: string) => {
    await found.locator('summary').click()
    await found.getByRole('button', { name: list(item) }).click()
  }
  await openMenu('actions.saveKey')
  const card = page.getByRole('dialog')
  const key = await card.getByLabel(message('en', 'dynamic.key.label')).inputValue()
  await button(page, message('en', 'dynamic.key.showCode')).click()
  const code = card.getByRole('img', { name: message('en', 'dynamic.key.codeLabel') })
  const picture = await code.screenshot()
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await card.getByRole('button', { name: message('en', 'dialogs.keys.done') }).click()

  const remove = async () => {
    await openMenu('actions.forget')
    await button(page, message('en', 'dialogs.keys.removeNow')).click()
    await expect(found).toHaveCount(0)
    await button(page, list('tools.add')).click()
  }
  await remove()
  await page.getByLabel(list('add.label')).fill(key)
  await button(page, list('add.submit')).click()
  await expect(found).toBeVisible()
  await remove()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'key.png', mimeType: 'image/png', buffer: picture })
  await expect(found).toBeVisible()
})
