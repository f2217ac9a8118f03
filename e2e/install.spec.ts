import type { Page } from '@playwright/test'
import { drawCode } from './draw-code'
import { expect, test } from './site-test'

/** Sends the request of a share target: a form with a file, as a navigation. */
async function share(page: Page, action: string, text: string) {
  const { name, mimeType, buffer } = await drawCode(text)
  await page.evaluate(
    async ([address, fileName, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const files = new DataTransfer()
      files.items.add(new File([bytes], fileName, { type }))
      const form = document.createElement('form')
      Object.assign(form, { action: address, method: 'POST', enctype: 'multipart/form-data' })
      const input = document.createElement('input')
      Object.assign(input, { type: 'file', name: 'files', files: files.files })
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    [action, name, mimeType, buffer.toString('base64')] as const,
  )
}

test('a picture that is shared with the installed site is scanned', async ({ page }) => {
  await page.goto('/de/text')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const manifest = await (await page.request.get('/de/manifest.webmanifest')).json()
  await share(page, manifest.share_target.action, 'Shared with the site')
  await expect(page.getByText('Shared with the site').first()).toBeVisible()
  // The address of the scanner: returning to the page does not share the file again.
  await expect(page).toHaveURL(/\/de\/qr-code-scanner$/)
  expect(await page.evaluate(() => caches.has('shared-1'))).toBe(false)
})
