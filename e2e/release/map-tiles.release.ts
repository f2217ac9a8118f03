import sharp from 'sharp'
import { testAlone as test } from '../admin-test'
import { message } from '../catalog'
import { expect } from '../site-test'

test('an operator’s tile server brings a map, and a press on it is the place', async ({
  page,
  asAdmin,
}) => {
  const path = '/api/globals/site?locale=en&depth=0'
  const { body: site } = await asAdmin(path)
  const map = { tilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example' }
  const saved = await asAdmin(path, { ...site, map, _status: 'published' })
  expect(saved).toMatchObject({ status: 200 })

  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#cde' } })
    .png()
    .toBuffer()
  const requestedTiles: string[] = []
  await page.route('https://tiles.example.com/**', (route) => {
    requestedTiles.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: tile })
  })
  const open = page.getByRole('button', { name: message('en', 'generator.map.open') })
  await expect(async () => {
    await page.goto('/map')
    await expect(open).toBeVisible({ timeout: 3000 })
  }).toPass()
  expect(requestedTiles).toEqual([])
  await expect(async () => {
    // The first click may have opened a map that is still loading.
    if (await open.isVisible()) await open.click({ timeout: 1000 })
    await expect(page.getByRole('application')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect.poll(() => requestedTiles.length).toBeGreaterThan(0)
  await expect(page.getByText('© Example')).toBeVisible()
  await page.getByRole('application').click({ position: { x: 120, y: 90 } })
  const latitude = page.locator('form [name="latitude"]')
  await expect(latitude).toHaveValue(/^-?\d+\.\d{1,5}$/)
  const pressed = await latitude.inputValue()
  await page.getByRole('button', { name: message('en', 'editor.map.takeCentre') }).click()
  await expect(latitude).not.toHaveValue(pressed)
})
