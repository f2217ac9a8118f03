import { allow, cameraOf, t, test } from './camera-test'
import { message } from './catalog'
import { expect } from './site-test'

test('one code is read from the screen or the camera, which stays off until the next one is requested', async ({
  page,
}) => {
  await allow(page)
  await page.addInitScript(() => {
    // The browser's window picker cannot be automated, so the screen shows the camera video.
    navigator.mediaDevices.getDisplayMedia = () =>
      navigator.mediaDevices.getUserMedia({ video: true })
  })
  await page.goto('/qr-code-scanner')
  await page.getByRole('button', { name: message('en', 'scanner.start.screen') }).click()
  const readings = page.locator('[data-reading]')
  await expect(readings.first()).toContainText(/example\.com|second code/)
  await page.getByRole('button', { name: message('en', 'scanner.desk.clear') }).click()
  await expect(readings).toHaveCount(0)

  await page.getByRole('button', { name: message('en', 'scanner.start.camera') }).click()
  const camera = cameraOf(page)
  await expect(camera.getByText(t('finished.text'))).toBeVisible()
  await expect(readings.first()).toContainText(/example\.com|second code/)
  // The camera is off.
  await expect(page.locator('video')).toHaveCount(0)
  const rescanButton = camera.getByRole('button', { name: t('finished.again') })
  await expect(rescanButton).toBeFocused()
  await rescanButton.click()
  await expect(camera.getByText(t('finished.text'))).toBeVisible()
})
