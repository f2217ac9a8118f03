import { randomBytes } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { type OwnSite, serveOwnSite } from './serve-own-site'

/** URL of the site with a sub-domain for each language, which `serve-site.ts` started. */
export const domainsUrl = () => process.env.E2E_DOMAINS_URL as string

/** The properties of a node of React's tree that the tests use. */
type Fiber = { flags: number; return: Fiber | null }

/**
 * Waits until React has hydrated a page. Pages are painted before their scripts are fetched, and clicks
 * before hydration have no effect.
 */
function untilHydrated(page: Page) {
  return page.waitForFunction(() => {
    // Most parts of a page wait for the visitor's first action.
    dispatchEvent(new Event('pointermove'))
    // React hydrates header, content and footer one after the other, and the views of the admin.
    const hydrated = document.querySelectorAll(
      '#content, header a, footer a, [role="tab"], [class^="template-"] :is(input, button)',
    )
    return [...hydrated].every((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'))
      if (!key) return false
      // Same test as `getNearestMountedFiber` in React: until hydration it drops events, and a
      // link loads its page as a document.
      const [placement, hydrating] = [2, 4096]
      let fiber = (element as unknown as Record<string, Fiber | null>)[key] ?? null
      for (; fiber; fiber = fiber.return) if (fiber.flags & (placement | hydrating)) return false
      return true
    })
  })
}

/** Makes `goto` and `reload` wait until the page is hydrated; done for the pages of `context`. */
export function waitForHydration(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (...args) => {
    const answer = await goto(...args)
    await untilHydrated(page)
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async (...args) => {
    const answer = await reload(...args)
    await untilHydrated(page)
    return answer
  }
}

/**
 * A test on the running site that also fails on any console error, page error or violation of the
 * Content-Security-Policy. Declare a status of 404 or above that the test itself provokes with
 * `expectedFailures.push(/pattern/)`.
 */
export const test = base.extend<{ expectedFailures: RegExp[] }, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use) => {
      const site = await serveOwnSite()
      await use(site)
      expect(await site.stop()).toBe(0)
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  baseURL: async ({}, use) => {
    await use(process.env.E2E_URL)
  },
  // Rate limits apply per address, so each journey has its own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  extraHTTPHeaders: async ({}, use) => {
    const [a, b, c] = randomBytes(3)
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
  expectedFailures: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use) => {
      await use([])
    },
    { option: false },
  ],
  context: async ({ context, expectedFailures }, use) => {
    const complaints: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error')
        complaints.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (failure) => complaints.push(String(failure.error())))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`Violated ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
      })
    })
    context.on('page', waitForHydration)
    await use(context)
    expect(
      complaints.filter((text) => !expectedFailures.some((pattern) => pattern.test(text))),
    ).toEqual([])
  },
})

export { expect }
