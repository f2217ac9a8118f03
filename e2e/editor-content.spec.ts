import type { Page } from '@playwright/test'
import { message } from './catalogue'
import { openBeforeScripts } from './open-before-scripts'
import { expect, test } from './site-test'

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const text = (key: string) => message('en', key)

async function readCode(page: Page): Promise<string> {
  const fold = page.locator('details', { hasText: text('generator.payload.label') })
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open))) {
    await fold.locator('summary').click()
  }
  return fold.locator('pre').innerText()
}

test('a network is read back in words, its password on request only', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/wifi')
  await expect(page.getByText(text('content.effects.wifi.wpa'))).toBeVisible()
  await field(page, 'ssid').fill(' Luna')
  await field(page, 'password').fill('secret12')
  await field(page, 'security').focus()

  await page.getByRole('button', { name: text('content.fixes.trimSpaces') }).click()
  await expect(field(page, 'ssid')).toHaveValue('Luna')
  await expect(field(page, 'ssid')).toBeFocused()

  expect(await readCode(page)).toBe('WIFI:T:WPA;S:Luna;P:••••••••;;')
  await page.getByRole('button', { name: text('editor.content.payload.showPassword') }).click()
  expect(await readCode(page)).toBe('WIFI:T:WPA;S:Luna;P:secret12;;')
  await page.getByRole('button', { name: text('editor.content.payload.copyWords') }).click()
  await expect(page.getByText(text('content.copying.done'))).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`${text('content.fields.wifi.password.label')}: secret12`)

  await field(page, 'security').selectOption('open')
  await expect(page.getByText(text('content.effects.wifi.open'))).toBeVisible()
  expect(await readCode(page)).toBe('WIFI:T:nopass;S:Luna;;')
})

test('a password is not called too short while it is being typed', async ({ page }) => {
  await page.goto('/wifi')
  await field(page, 'ssid').fill('Luna')
  await field(page, 'password').pressSequentially('secret')
  const status = page.getByRole('status').filter({ hasText: /WPA/ })
  await expect(status).toBeHidden()
  await field(page, 'password').blur()
  await expect(status).toBeVisible()
  await field(page, 'password').pressSequentially('12')
  await expect(status).toBeHidden()
})

test('a press before the scripts have come is done once they have', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 38.71667, longitude: -9.13333, accuracy: 20 })
  const letGo = await openBeforeScripts(page, '/map')
  await page.getByRole('button', { name: text('content.forms.map.locate') }).click()
  letGo()
  await expect(field(page, 'latitude')).toHaveValue('38.71667')
})

test('a place comes from the device, a pasted link or a pair of coordinates', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write'])
  await context.setGeolocation({ latitude: 38.71667, longitude: -9.13333, accuracy: 20 })
  await page.goto('/map')
  await page.getByRole('button', { name: text('content.forms.map.locate') }).click()
  await expect(field(page, 'latitude')).toHaveValue('38.71667')
  await expect(field(page, 'longitude')).toHaveValue('-9.13333')

  const paste = async (name: string, copied: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), copied)
    await field(page, name).focus()
    await page.keyboard.press('ControlOrMeta+V')
  }
  await paste('longitude', 'https://www.google.com/maps/place/Tour+Eiffel/@48.8584,2.2945,17z')
  await expect(field(page, 'latitude')).toHaveValue('48.8584')
  await expect(field(page, 'longitude')).toHaveValue('2.2945')
  await paste('latitude', 'https://maps.app.goo.gl/abc')
  await expect(page.getByText(text('content.forms.map.refused.shortLink'))).toBeVisible()
  await expect(field(page, 'latitude')).toHaveValue('48.8584')

  await field(page, 'latitude').fill('52,52; 13,405')
  await field(page, 'latitude').blur()
  await expect(field(page, 'longitude')).toHaveValue('13.405')

  await field(page, 'target').selectOption('geo')
  await page.getByRole('button', { name: text('content.fixes.useMapLink') }).click()
  await expect(field(page, 'target')).toHaveValue('google')
  expect(await readCode(page)).toContain('query=52.52,13.405')
})

test('a browser that may not tell the place says so', async ({ page }) => {
  await page.goto('/map')
  await page.getByRole('button', { name: text('content.forms.map.locate') }).click()
  await expect(page.getByText(text('content.forms.map.refused.denied'))).toBeVisible()
})

test.describe('an event', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('starts in the own time zone, ends an hour later and says the time in UTC', async ({
    page,
  }) => {
    await page.goto('/event')
    await expect(field(page, 'timeZone')).toHaveValue('Asia/Tokyo')
    await expect(field(page, 'timeZone').locator('option').first()).toHaveText(/Asia\/Tokyo/)
    await field(page, 'title').fill('Expo')
    await field(page, 'startDate').fill('2032-05-14')
    await field(page, 'startTime').fill('09:30')
    await expect(field(page, 'endTime')).toHaveValue('10:30')
    await field(page, 'startTime').fill('11:00')
    await expect(field(page, 'endTime')).toHaveValue('12:00')
    await field(page, 'timeZone').selectOption('Europe/Lisbon')
    const group = page.getByRole('group', { name: text('content.groups.when') })
    await expect(group).toContainText('10:00')
    await expect(group).toContainText('Asia/Tokyo')
    expect(await readCode(page)).toContain('DTSTART:20320514T100000Z')
  })
})

test('a code is static unless dynamic is chosen, and the difference is said', async ({ page }) => {
  await page.goto('/url')
  await expect(page.getByRole('radio', { name: text('generator.kind.static') })).toBeChecked()
  await expect(page.getByRole('radio', { name: text('generator.kind.dynamic') })).toBeEnabled()
  await expect(page.getByText(text('generator.kind.difference'))).toBeVisible()
})
