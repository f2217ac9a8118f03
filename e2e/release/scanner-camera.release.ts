import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { allow, cameraOf, t, test, texts } from '../camera-test'
import { message } from '../catalog'
import { expect } from '../site-test'

async function openCamera(page: Page) {
  await page.goto('/qr-code-scanner')
  await page.getByRole('button', { name: message('en', 'scanner.start.camera') }).click()
  const camera = cameraOf(page)
  await expect(camera).toBeVisible()
  return camera
}

async function setVisibility(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('many codes are listed once each, across a hidden page and a reload, and exported as CSV', async ({
  page,
}) => {
  await allow(page)
  const camera = await openCamera(page)
  const chooseMany = () => page.getByRole('radio', { name: t('mode.many') }).check({ force: true })
  await chooseMany()
  const rows = camera.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(page.locator('[data-outlines="1"] polygon').first()).toBeAttached()
  await expect(camera.getByText(/^New: |new codes\./)).toBeAttached()
  // The video repeats, so the codes are already known.
  await expect(camera.getByText(t('known').replace('{text}', ''))).toBeVisible()
  await expect(rows).toHaveCount(2)

  const track = await page.locator('video').evaluateHandle((video: HTMLVideoElement) => {
    const stream = video.srcObject as MediaStream
    return stream.getVideoTracks()[0]
  })
  await setVisibility(page, 'hidden')
  await expect(camera.getByText(t('paused.title'))).toBeVisible()
  expect(await track.evaluate((each) => each?.readyState)).toBe('ended')
  await setVisibility(page, 'visible')
  await expect(page.locator('video')).toBeVisible()

  const started = page.waitForEvent('download')
  await camera.getByRole('button', { name: t('found.csv') }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe('scanned-codes.csv')
  const csv = await readFile(await file.path(), 'utf8')
  const lines = csv.split('\r\n')
  expect(lines[0]).toBe('\ufeffTime,Format,Content')
  // The apostrophe prevents a spreadsheet from evaluating the second text as a formula.
  expect(
    lines
      .slice(1, 3)
      .map((line) => line.replace(/^[^,]+,/, ''))
      .sort(),
  ).toEqual(["QR code,'=1+1 from the second code", 'QR code,https://example.com/menu'])

  await page.reload()
  await page.getByRole('button', { name: message('en', 'scanner.start.camera') }).click()
  await chooseMany()
  await expect(rows).toHaveCount(2)
  await camera.getByRole('button', { name: t('found.remove').replace('{text}', texts[0]) }).click()
  await camera.getByRole('button', { name: t('found.undo') }).click()
  await expect(rows).toHaveCount(2)
})

test('a refused camera leads to the browser’s settings or a photo, and starts once it is allowed', async ({
  page,
}) => {
  // Granting one permission denies all others.
  await page.context().grantPermissions(['clipboard-read'])
  const camera = await openCamera(page)
  await expect(camera.getByText(t('problems.denied.title'))).toBeVisible()
  await expect(camera.getByText(t('allow.chromium'))).toBeVisible()
  await expect(camera.getByRole('button', { name: t('photo') }).first()).toBeVisible()
  await allow(page)
  await expect(camera.getByText(t('finished.text'))).toBeVisible()
})
