import type { Locator, Page } from '@playwright/test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const region = (page: Page) =>
  page.getByRole('region', { name: message('en', 'generator.notes.label') })
const note = (page: Page) => region(page).locator('> div')
const dismiss = (page: Page) =>
  note(page).getByRole('button', { name: message('en', 'generator.notes.dismiss') })
const keepButton = (page: Page) =>
  page.getByRole('button', { name: message('en', 'generator.tools.keep'), exact: true })

const isLeaving = (shown: Locator) =>
  shown.evaluate((element) => element.className.includes('animate-toast-out'))

/** Keeps a code, with the clock of the page in the test's hands from then on. */
async function keepCode(page: Page) {
  await page.clock.install({ time: '2031-05-04T10:00:00' })
  await page.goto('/')
  await page.locator('form [name="text"]').fill('Something to keep')
  await expect(region(page)).toBeEmpty()
  await keepButton(page).scrollIntoViewIfNeeded()
  await page.clock.pauseAt('2031-05-04T12:00:00')
  await keepButton(page).click()
  await expect(note(page)).toHaveText(message('en', 'generator.tools.kept'))
}

test('a note stays 3000 ms, leaves within 300 ms, and is 300 px wide at the top right', async ({
  page,
}) => {
  await keepCode(page)
  // Once it has come to rest.
  await expect.poll(async () => (await note(page).boundingBox())?.x).toBe(1440 - 16 - 300)
  expect(await note(page).boundingBox()).toMatchObject({ width: 300, y: 16 })
  expect(await note(page).evaluate((shown) => getComputedStyle(shown).animationDuration)).toBe(
    '0.3s',
  )
  await page.clock.runFor(2999)
  expect(await isLeaving(note(page))).toBe(false)
  await page.clock.runFor(1)
  await expect.poll(() => isLeaving(note(page))).toBe(true)
  await page.clock.runFor(299)
  await expect(note(page)).toBeAttached()
  await page.clock.runFor(1)
  await expect(note(page)).toHaveCount(0)
})

test('a note is read out politely, in a region that was there before it', async ({ page }) => {
  await page.goto('/')
  await expect(region(page)).toHaveAttribute('aria-live', 'polite')
  await expect(region(page)).toBeEmpty()
  await region(page).evaluate((element) => element.setAttribute('data-same', 'true'))
  await page.locator('form [name="text"]').fill('Something to keep')
  await keepButton(page).click()
  await expect(region(page)).toContainText(message('en', 'generator.tools.kept'))
  await expect(region(page)).toHaveAttribute('data-same', 'true')
})

test('a note waits under the pointer and goes on where it stopped', async ({ page }) => {
  await keepCode(page)
  await page.clock.runFor(2000)
  await note(page).hover()
  await page.clock.runFor(10_000)
  expect(await isLeaving(note(page))).toBe(false)
  await page.mouse.move(700, 500)
  await page.clock.runFor(999)
  expect(await isLeaving(note(page))).toBe(false)
  await page.clock.runFor(1)
  await expect.poll(() => isLeaving(note(page))).toBe(true)
})

test('a note waits while it has the focus, also when the pointer leaves it, and is dismissed by key', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keepCode(page)
  const seconds = await note(page).evaluate((shown) =>
    Number.parseFloat(getComputedStyle(shown).animationDuration),
  )
  expect(seconds).toBeLessThan(0.001)
  await keepButton(page).focus()
  await note(page).hover()
  await dismiss(page).focus()
  await page.mouse.move(700, 500)
  await page.clock.runFor(10_000)
  expect(await isLeaving(note(page))).toBe(false)
  await page.keyboard.press('Enter')
  await expect(keepButton(page)).toBeFocused()
  await page.clock.runFor(300)
  await expect(note(page)).toHaveCount(0)
})
