import { devices, type Page } from '@playwright/test'
import { message } from './catalogue'
import { drawCode } from './draw-code'
import { expect, test } from './site-test'

const install = (key: string) => message('en', `site.install.${key}`)
const noteIn = (page: Page) => page.getByRole('region', { name: install('label') })
const press = (page: Page, key: string) =>
  noteIn(page)
    .getByRole('button', { name: install(key), exact: true })
    .click()

/** As Chromium does where a site can be installed: before the scripts of the page are there. */
function offerToInstall() {
  const counts = window as unknown as { prompts: number }
  counts.prompts = 0
  document.addEventListener('DOMContentLoaded', () => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => counts.prompts++
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    window.dispatchEvent(Object.assign(event, { prompt, userChoice }))
  })
}
const countPrompts = (page: Page) =>
  page.evaluate(() => (window as unknown as { prompts: number }).prompts)

async function takeCode(page: Page) {
  await page.locator('form [name="text"]').fill('Something to take along')
  await page
    .getByRole('tab', { name: message('en', 'generator.panels.tabs.export'), exact: true })
    .click()
  // From here on, so that the page itself comes to life as ever.
  await page.clock.install()
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: message('en', 'editor.export.download'), exact: true })
    .click()
  await download
}

test('installing is offered once a code was taken along, by the browser’s own dialog', async ({
  page,
}) => {
  await page.addInitScript(offerToInstall)
  await page.goto('/text')
  await takeCode(page)
  await expect(noteIn(page)).toBeHidden()
  await page.clock.fastForward(5000)
  await expect(noteIn(page).getByText(install('text'))).toBeVisible()
  expect(await countPrompts(page)).toBe(0)
  await press(page, 'install')
  await expect(noteIn(page)).toBeHidden()
  expect(await countPrompts(page)).toBe(1)
})

test('not now holds for thirty days, and don’t ask again for good', async ({ page }) => {
  await page.addInitScript(offerToInstall)
  await page.goto('/text')
  await takeCode(page)
  const findKept = () => page.evaluate(() => localStorage.getItem('install-dismissed'))
  await page.clock.fastForward(5000)
  await press(page, 'later')
  await expect(noteIn(page)).toBeHidden()
  const days = (Number(await findKept()) - (await page.evaluate(() => Date.now()))) / 86_400_000
  expect(Math.round(days)).toBe(30)

  await page.evaluate(() => localStorage.removeItem('install-dismissed'))
  await page
    .getByRole('button', { name: message('en', 'editor.export.download'), exact: true })
    .click()
  await page.clock.fastForward(5000)
  await press(page, 'never')
  await expect(noteIn(page)).toBeHidden()
  expect(await findKept()).toBe('never')
})

test.describe('on an iPhone', () => {
  const { userAgent, viewport, hasTouch } = devices['iPhone 15']
  test.use({ userAgent, viewport, hasTouch })

  test('words on how to install come once a picture was read', async ({ page }) => {
    await page.clock.install()
    await page.goto('/qr-code-scanner')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await drawCode('Read on a phone'))
    await expect(page.getByText('Read on a phone').first()).toBeVisible()
    await page.clock.fastForward(5000)
    await expect(noteIn(page).getByText(install('byHand'))).toBeVisible()
    await expect(noteIn(page).getByRole('button', { name: install('install') })).toBeHidden()
  })
})

/** Sends what a system sends to the share target: a form with a file, as a navigation. */
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
  // Coming back to the page shares nothing again.
  await expect(page).toHaveURL(/\/de\/qr-code-scanner$/)
  expect(await page.evaluate(() => caches.has('shared-1'))).toBe(false)
})

test('a picture that is shared where no service worker is leads to the scanner, which says so', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL })
  const page = await context.newPage()
  await page.goto('/text')
  await share(page, '/qr-code-scanner/share', 'Lost on the way')
  await expect(page.getByText(message('en', 'scanner.start.problems.shared'))).toBeVisible()
  await expect(page).toHaveURL(/\/qr-code-scanner$/)
  await context.close()
})

/** As a system does that opens a file with the installed site, before the page is there. */
function launchWith([name, type, base64]: readonly [string, string, string]) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const handle = { getFile: async () => new File([bytes], name, { type }) }
  const launchQueue = {
    setConsumer: (consume: (launch: { files: object[] }) => void) => consume({ files: [handle] }),
  }
  Object.defineProperty(window, 'launchQueue', { value: launchQueue })
}

test('a picture that is opened with the installed site is scanned', async ({ page }) => {
  const { name, mimeType, buffer } = await drawCode('Opened with the site')
  await page.addInitScript(launchWith, [name, mimeType, buffer.toString('base64')] as const)
  await page.goto('/qr-code-scanner')
  await expect(page.getByText('Opened with the site').first()).toBeVisible()
})

test('a list that is opened with the installed site begins a batch', async ({ page }) => {
  const list = Buffer.from('Link,File name\nhttps://example.com/1,one\n').toString('base64')
  await page.addInitScript(launchWith, ['tables.csv', 'text/csv', list] as const)
  await page.goto('/batch-qr-code')
  await expect(page.getByTestId('batch-list').getByText('tables.csv')).toBeVisible()
})
