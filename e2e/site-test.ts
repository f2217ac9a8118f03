import { randomBytes } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'

/** Sites that `serve-site.ts` started. */
export const domainsUrl = () => process.env.E2E_DOMAINS_URL as string

/** As far as the tests look into React: a node of its tree. */
type Fiber = { flags: number; return: Fiber | null }

/**
 * A page is painted before its scripts are fetched; a press before they run goes nowhere. So that a
 * journey does what a person would, a visit ends when React has taken the page over.
 */
function waitForLife(page: Page) {
  const isAlive = () =>
    page.waitForFunction(() =>
      // React takes over header, content and footer one after the other.
      [...document.querySelectorAll('#content, header a, footer a')].every((element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'))
        if (!key) return false
        // As `getNearestMountedFiber` in React: until then it drops events, and a link loads its page.
        const [placement, hydrating] = [2, 4096]
        let fiber = (element as unknown as Record<string, Fiber | null>)[key] ?? null
        for (; fiber; fiber = fiber.return) if (fiber.flags & (placement | hydrating)) return false
        return true
      }),
    )
  const goto = page.goto.bind(page)
  page.goto = async (...args) => {
    const answer = await goto(...args)
    await isAlive()
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async (...args) => {
    const answer = await reload(...args)
    await isAlive()
    return answer
  }
}

/**
 * A test on the running site that also fails on any console error, page error or violation of the
 * Content-Security-Policy. A status of 404 or worse that the test itself provokes is announced with
 * `expectedFailures.push(/pattern/)`.
 */
export const test = base.extend<{ expectedFailures: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  baseURL: async ({}, use) => {
    await use(process.env.E2E_URL)
  },
  // Limits count by address, so that journeys do not use up each other's.
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
    context.on('page', waitForLife)
    await use(context)
    expect(
      complaints.filter((text) => !expectedFailures.some((pattern) => pattern.test(text))),
    ).toEqual([])
  },
})

export { expect }
