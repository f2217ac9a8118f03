// Automated checks of WCAG 2.2 AA. `keyboard.release.ts` shows that every feature works with the
// keyboard alone.
import { test as base, type Page } from '@playwright/test'
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales'
import { localizedPath } from '@/paths'
import { message } from '../catalog'
import { findCoveredStops } from '../find-covered-stops'
import { findLayoutFaults, spaceText } from '../find-layout-faults'
import {
  findViolations,
  findViolationsBesidesColors,
  findViolationsInBothThemes,
} from '../find-violations'
import { readSiteMap } from '../read-site-map'
import { expect, test } from '../site-test'
import { pickOnePerTemplate, templatePages } from '../templates'

const outsideFrame = { include: ['html'], exclude: ['header', 'footer'] }

/** A short, a long and an ideographic language. */
const checkedByAxe: readonly Locale[] = ['en', 'de', 'ja']

const pagesAtOnce = 4
const parts = templatePages.flatMap((_, at) =>
  at % pagesAtOnce ? [] : [templatePages.slice(at, at + pagesAtOnce)],
)

for (const [locale, part] of checkedByAxe.flatMap((locale) =>
  parts.map((part) => [locale, part] as const),
)) {
  test(`axe finds nothing on ${part.join(', ')} in ${locale}, and nothing is lost at 200 % or with wide text spacing`, async ({
    page,
    expectedFailures,
  }) => {
    expectedFailures.push(/status of 404/)
    for (const path of part) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(localizedPath(locale, path))
      await expect.soft(page.locator('h1'), path).toHaveCount(1)
      expect.soft(await findLayoutFaults(page), path).toEqual([])
      // Colors do not depend on the language, so they are checked in one language only.
      const find =
        locale === defaultLocale ? findViolationsInBothThemes : findViolationsBesidesColors
      // Header and footer are the same on every page of the layout.
      expect.soft(await find(page, path === '/' ? 'html' : outsideFrame), path).toEqual([])
      // The page of a code has no header.
      if (locale === defaultLocale && path !== '/q/example') {
        for (const role of ['banner', 'main', 'contentinfo'] as const) {
          await expect.soft(page.getByRole(role), `${role} on ${path}`).toHaveCount(1)
        }
        const menus = await readMenuNames(page)
        expect.soft(menus.length, path).toBeGreaterThan(1)
        expect.soft(menus.every(Boolean), `${menus} on ${path}`).toBe(true)
        expect.soft(new Set(menus).size, `${menus} on ${path}`).toBe(menus.length)
        expect.soft(await findMisnamedControls(page), path).toEqual([])
      }

      await page.setViewportSize({ width: 720, height: 450 })
      expect.soft(await findLayoutFaults(page), `${path}, 200 %`).toEqual([])
      await spaceText(page)
      expect.soft(await findLayoutFaults(page), `${path}, 200 %, spaced`).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      expect.soft(await findLayoutFaults(page), `${path}, spaced`).toEqual([])
    }
  })
}

const readMenuNames = (page: Page) =>
  page
    .getByRole('navigation')
    .evaluateAll((menus) =>
      menus.map(
        (menu) =>
          menu.getAttribute('aria-label') ??
          document.getElementById(menu.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    )

/** Returns controls whose accessible name does not contain their visible text: WCAG 2.2, 2.5.3. */
function findMisnamedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'button, a[href], input:not([type="hidden"]), select, textarea, [role="tab"], summary'
    return [...document.querySelectorAll<HTMLElement>(`main :is(${controls})`)]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const label = element.getAttribute('aria-label')
        const text = element.innerText?.trim()
        return label !== null && text && !label.toLowerCase().includes(text.toLowerCase())
      })
      .map((element) => element.outerHTML.slice(0, 160))
  })
}

/** A page before its scripts have run, at the narrowest supported width. */
const testBare = base.extend({
  viewport: { width: 320, height: 640 },
  page: async ({ page }, use) => {
    // The page shows an error if its scripts fail to load, so this setter prevents it from
    // requesting them.
    await page.addInitScript(() =>
      Object.defineProperty(HTMLScriptElement.prototype, 'src', { set: () => {} }),
    )
    await use(page)
  },
})

async function expectToFit(page: Page, urls: Iterable<string>) {
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    expect.soft(await findLayoutFaults(page), url).toEqual([])
  }
}

/**
 * Languages in which the layout of every address is checked; other languages check one address per
 * template.
 */
const laidOutInFull: readonly Locale[] = ['en', 'de']

for (const [locale, half] of laidOutInFull.flatMap((locale) =>
  [0, 1].map((half) => [locale, half] as const),
)) {
  testBare(`every address in ${locale} fits 320 px, part ${half + 1} of 2`, async ({ page }) => {
    const addresses = (await readSiteMap(process.env.E2E_URL as string)).get(locale)
    expect(addresses?.size).toBeGreaterThan(45)
    const own = [...(addresses?.keys() ?? [])].filter((_, index) => index % 2 === half)
    await expectToFit(page, own)
  })
}

const otherLocales = localeCodes.filter((code) => !laidOutInFull.includes(code))
for (const group of [0, 2, 4, 6].map((at) => otherLocales.slice(at, at + 2))) {
  testBare(`an address of each template fits 320 px in ${group.join(', ')}`, async ({ page }) => {
    const siteMap = await readSiteMap(process.env.E2E_URL as string)
    for (const locale of group) {
      const urls = pickOnePerTemplate(siteMap.get(locale)?.keys() ?? [], locale)
      expect(urls.length).toBeGreaterThan(12)
      await expectToFit(page, urls)
    }
  })
}

test('axe finds nothing in any tab of the editor, in light and in dark', async ({ page }) => {
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
    expect(await findViolationsInBothThemes(page), await tab.innerText()).toEqual([])
  }
})

test('axe finds a small target, and the walk finds a covered and an unmarked stop', async ({
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
  [1366, 650],
  [390, 844],
  // A window of 1280 × 720 at 200 % zoom.
  [640, 360],
] as const

/** Pages of both layouts are walked completely; for other pages only the part that differs. */
const walks = [
  { page: '/', part: 'html' },
  { page: '/wifi', part: 'html' },
  { page: '/qr-code-scanner', part: 'main' },
  { page: '/batch-qr-code', part: 'main' },
  { page: '/contact-us', part: 'main' },
] as const

for (const pair of [walks.slice(0, 2), walks.slice(2)]) {
  const names = pair.map((walk) => walk.page).join(', ')
  test(`the focus is never covered and always marked, in three windows: ${names}`, async ({
    page,
  }) => {
    for (const walk of pair) {
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height })
        // Focus would continue from the end of the previous walk, so the page is loaded again.
        await page.goto(walk.page)
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          const faults = await findCoveredStops(page, key, walk.part)
          expect.soft(faults, `${walk.page}, ${width} × ${height}, ${key}`).toEqual([])
        }
      }
    }
  })
}

test('the first stop skips the menu', async ({ page }) => {
  for (const path of ['/', '/wifi', '/blog', '/qr-code-scanner', '/batch-qr-code']) {
    await page.goto(path)
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

test('nothing moves with reduced motion, and another theme applies at once', async ({ page }) => {
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

  for (const path of ['/', '/my-qr-codes/edit']) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'light' })
    const changing = await page.evaluate(() => {
      // Transitions begin when styles are computed.
      getComputedStyle(document.body).getPropertyValue('color')
      return document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ transitionProperty }) => transitionProperty)
    })
    expect(changing, path).toEqual([])
  }
})

test('forced colors show what is chosen, and where the focus is', async ({ page }) => {
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
  const backgroundOf = (name: string) =>
    link(name).evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await backgroundOf('types.wifi.label')).not.toBe(await backgroundOf('types.url.label'))
  expect(await findCoveredStops(page, 'Tab')).toEqual([])
})
