import { message } from '../catalog'
import { openBeforeScripts } from '../open-before-scripts'
import { expect, test } from '../site-test'

test('a press before the scripts have loaded finds the place of the device', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 38.71667, longitude: -9.13333, accuracy: 20 })
  const releaseScripts = await openBeforeScripts(page, '/map')
  await page.getByRole('button', { name: message('en', 'content.forms.map.locate') }).click()
  releaseScripts()
  await expect(page.locator('form [name="latitude"]')).toHaveValue('38.71667')
  await expect(page.locator('form [name="longitude"]')).toHaveValue('-9.13333')
})
