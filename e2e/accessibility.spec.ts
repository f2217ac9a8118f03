// What programs can tell of WCAG 2.2 AA. That everything can be done with the keyboard alone is
// shown in `keyboard.spec.ts`.
import { test as base, type Page } from '@playwright/test'
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales'
import { localizedPath } from '@/paths'
import { message } from './catalogue'
import { findCoveredStops } from './find-covered-stops'
import { findLayoutFaults, spaceText } from './find-layout-faults'
import { findViolations, findViolationsInBothThemes } from './find-violations'
import { readSiteMap } from './read-site-map'
import { expect, test } from './site-test'

/** A page of each kind, also of those that the site map does not list. */
const kinds = [
  '/',
  '/wifi',
  '/event',
  '/map',
  '/document',
  '/features',
  '/pricing',
  '/blog',
  '/blog/how-wifi-codes-work',
  '/blog/search?q=wifi',
  '/contact-us',
  '/contact-us/sent',
  '/qr-code-scanner',
  '/batch-qr-code',
  '/my-qr-codes',
  '/my-qr-codes/edit',
  '/my-qr-codes/statistics',
  '/developers',
  '/qr-codes-for',
  '/page/privacy-policy',
  '/q/example',
  '/does/not/exist',
]
const tools = ['/wifi', '/document', '/qr-code-scanner', '/batch-qr-code']

/** A short, a long and an ideographic language. */
const looked: readonly Locale[] = ['en', 'de', 'ja']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Before any script has run, and in three languages, at every address: see below.
test('axe finds nothing on any kind of page that has come to life, in the light and in the dark', async ({
  page,
  expectedFailures,
}) => {
  test.setTimeout(240_000)
  expectedFailures.push(/status of 404/)
  for (const path of kinds) {
    await page.goto(path)
    expect.soft(await findViolationsInBothThemes(page), path).toEqual([])
  }
})

test('who asks for stillness sees the other colours at once, everywhere', async ({ page }) => {
  for (const path of ['/', '/my-qr-codes/edit']) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'light' })
    const changing = await page.evaluate(() => {
      // Transitions begin when the styles are looked at.
      getComputedStyle(document.body).getPropertyValue('color')
      return document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ transitionProperty }) => transitionProperty)
    })
    expect(changing, path).toEqual([])
  }
})

/** What is there before any script has run, and on the narrowest screen. */
const testBare = base.extend({
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' as const },
  page: async ({ page }, use) => {
    // The start of the page gives up on scripts that are refused, so it is kept from asking for them.
    await page.addInitScript(() =>
      Object.defineProperty(HTMLScriptElement.prototype, 'src', { set: () => {} }),
    )
    await use(page)
  },
})

async function visitAll(page: Page, locale: string, look: (url: string) => Promise<void>) {
  const addresses = (await readSiteMap(process.env.E2E_URL as string)).get(locale)
  expect(addresses?.size).toBeGreaterThan(45)
  for (const url of addresses?.keys() ?? []) {
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await look(url)
  }
}

for (const locale of localeCodes) {
  if (looked.includes(locale)) {
    testBare(`every address in ${locale} fits 320 px, and axe finds nothing`, async ({ page }) => {
      testBare.setTimeout(300_000)
      await visitAll(page, locale, async (url) => {
        expect.soft(await findLayoutFaults(page), url).toEqual([])
        // No colour depends on the language.
        const find = locale === defaultLocale ? findViolationsInBothThemes : findViolations
        expect.soft(await find(page), url).toEqual([])
      })
    })
  } else {
    testBare(`every address in ${locale} fits 320 px`, async ({ page }) => {
      testBare.setTimeout(120_000)
      await visitAll(page, locale, async (url) => {
        expect.soft(await findLayoutFaults(page), url).toEqual([])
      })
    })
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any tab of the editor, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme })
    await page.goto('/url')
    await page.locator('form [name="url"]').fill('https://example.com/')
    const tabs = page.getByRole('tab')
    for (let index = 0; index < (await tabs.count()); index += 1) {
      const tab = tabs.nth(index)
      const panel = page.getByRole('tabpanel')
      await expect(async () => {
        await tab.click()
        await expect(panel.getByRole('button').or(panel.getByRole('radio')).first()).toBeVisible({
          timeout: 3000,
        })
      }).toPass()
      expect(await findViolations(page), await tab.innerText()).toEqual([])
    }
  })
}

test('axe knows a small target, and the walk knows a covered and an unmarked stop', async ({
  page,
}) => {
  await page.goto('/page/legal-notice')
  await page.evaluate(() => {
    const content = document.querySelector('#content') as HTMLElement
    const add = (style: string) => {
      const button = document.createElement('button')
      button.textContent = 'Planted'
      button.setAttribute('style', style)
      content.append(button)
    }
    add('position:absolute;left:0;top:200px;width:15px;height:15px;overflow:hidden')
    add('position:absolute;left:15px;top:200px;width:15px;height:15px;overflow:hidden')
    add('position:fixed;left:0;top:0;width:20px;height:20px;z-index:0')
    add('outline:none')
    const wide = document.createElement('p')
    wide.textContent = 'Planted'
    wide.setAttribute('style', 'width:2000px')
    content.append(wide)
  })
  expect((await findViolations(page)).join()).toContain('target-size')
  expect((await findLayoutFaults(page)).join()).toContain('2000 px wide')
  const faults = (await findCoveredStops(page, 'Tab')).join()
  expect(faults).toContain('covered: <button style="position:fixed')
  expect(faults).toContain('no mark: <button style="outline:none')
})

const windows = [
  [1440, 900],
  [1366, 650],
  [390, 844],
  // At 200 % of a window of 1280 × 720.
  [640, 360],
] as const

for (const [width, height] of windows) {
  test(`what has the focus is seen and marked, in a window of ${width} × ${height}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/wifi', '/qr-code-scanner', '/batch-qr-code', '/contact-us']) {
      await page.goto(path)
      expect.soft(await findCoveredStops(page, 'Tab'), path).toEqual([])
      await page.evaluate(() => Object.assign(window, { seenStops: undefined }))
      expect.soft(await findCoveredStops(page, 'Shift+Tab'), `${path}, backwards`).toEqual([])
    }
  })
}

test('at 200 %, and with text as widely spaced as readers may ask, nothing is lost', async ({
  page,
  expectedFailures,
}) => {
  test.setTimeout(240_000)
  expectedFailures.push(/status of 404/)
  for (const locale of looked) {
    for (const path of kinds.filter((path) => !path.includes('exist'))) {
      await page.setViewportSize({ width: 720, height: 450 })
      await page.goto(localizedPath(locale, path))
      expect.soft(await findLayoutFaults(page), `${locale} ${path}`).toEqual([])
      await spaceText(page)
      expect.soft(await findLayoutFaults(page), `${locale} ${path}, spaced`).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      expect.soft(await findLayoutFaults(page), `${locale} ${path}, spaced, wide`).toEqual([])
    }
  }
})

test('every page has its landmarks, each named apart, and a way past the menu', async ({
  page,
}) => {
  for (const path of ['/', '/wifi', '/blog', '/qr-code-scanner', '/batch-qr-code']) {
    await page.goto(path)
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role), `${role} on ${path}`).toHaveCount(1)
    }
    const menus = page.getByRole('navigation')
    const names = await menus.evaluateAll((all) =>
      all.map(
        (menu) =>
          menu.getAttribute('aria-label') ??
          document.getElementById(menu.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    )
    expect(names.length).toBeGreaterThan(1)
    expect(names.every(Boolean), `${names} on ${path}`).toBe(true)
    expect(new Set(names).size, `${names} on ${path}`).toBe(names.length)

    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: message('en', 'site.skipToContent') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => document.activeElement?.closest('#content') !== null)
    expect(inside, `after the link on ${path}`).toBe(true)
  }
})

test('nothing moves for those who asked for stillness', async ({ page }) => {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
        .map((animation) => (animation as CSSAnimation).animationName ?? String(animation)),
    )
  await page.goto('/url')
  await page.locator('header summary').first().click()
  expect(await moving()).toEqual([])
  await page.locator('form [name="url"]').fill('https://example.com/')
  await page
    .getByRole('button', { name: message('en', 'generator.tools.keep'), exact: true })
    .click()
  await expect(page.getByText(message('en', 'generator.tools.kept'))).toBeVisible()
  expect(await moving()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: message('en', 'site.header.openMenu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await moving()).toEqual([])
})

test('in forced colours one sees what is chosen, and where the focus is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/url')
  await page.locator('form [name="url"]').fill('https://example.com/')
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement).blur())

  const level = page.getByRole('radio', { name: /^H/ })
  const group = page.locator('fieldset, [role="radiogroup"]').filter({ has: level }).last()
  const unchosen = await group.screenshot()
  await level.check({ force: true })
  await blur()
  expect((await group.screenshot()).equals(unchosen)).toBe(false)

  const bar = page.getByRole('tablist')
  const before = await bar.screenshot()
  await page.getByRole('tab').nth(1).click()
  await blur()
  expect((await bar.screenshot()).equals(before)).toBe(false)

  await page.goto('/wifi')
  const rail = page.getByRole('navigation', { name: message('en', 'types.all') })
  const link = (name: string) => rail.getByRole('link', { name: message('en', name), exact: true })
  const groundOf = (name: string) =>
    link(name).evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await groundOf('types.wifi.label')).not.toBe(await groundOf('types.url.label'))
  expect(await findCoveredStops(page, 'Tab')).toEqual([])
})

test('what a tool is called by a screen reader is what stands on it', async ({ page }) => {
  for (const path of tools) {
    await page.goto(path)
    const unnamed = await page
      .locator('main')
      .locator(
        'button, a[href], input:not([type="hidden"]), select, textarea, [role="tab"], summary',
      )
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const label = element.getAttribute('aria-label')
            const seen = (element as HTMLElement).innerText?.trim()
            // Those who say what they see must be understood: WCAG 2.2, 2.5.3.
            return label !== null && seen && !label.toLowerCase().includes(seen.toLowerCase())
          })
          .map((element) => element.outerHTML.slice(0, 160)),
      )
    expect.soft(unnamed, path).toEqual([])
  }
})
