import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import pg from 'pg'
import type { Role } from '@/cms/collections/roles'
import type { Locale } from '@/i18n/locales'
import { createAccountLink, firstAccount, linkSeconds } from '../src/cms/accounts/account-link'
import { test as siteTest, waitForHydration } from './site-test'

type Member = { name?: string; role: Role; languages?: readonly Locale[] }
// biome-ignore lint/suspicious/noExplicitAny: the answers of the API have many shapes
type Answer = { status: number; body: any }
export type Call = (path: string, data?: object, method?: string) => Promise<Answer>

/** A site with its database. */
type Site = { url: string; databaseUrl: string }

export const password = 'correct horse battery staple'

export async function deleteAccounts({ databaseUrl }: Site): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('delete from second_factors; delete from users').finally(() => client.end())
}

/** Replaces all accounts of a site by one administrator; returns the token of their session. */
export async function replaceAccounts(site: Site): Promise<string> {
  await deleteAccounts(site)
  const settings = { secret: process.env.E2E_SECRET as string, siteUrl: '' }
  const link = createAccountLink(settings, firstAccount, '', linkSeconds.setup)
  const account = { email: 'ada@example.com', password }
  const post = async (path: string, data: object) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(data)
    const answer = await fetch(site.url + path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.headers
  }
  await post('/api/users/set-up', { ...account, name: 'Ada', token: link.split('#')[1] })
  const cookies = (await post('/api/users/login', account)).get('set-cookie') ?? ''
  return /payload-token=([^;]*)/.exec(cookies)?.[1] ?? ''
}

/** Calls the API with the session of a page. */
export async function callApi(
  page: Page,
  path: string,
  data?: object,
  method = data ? 'POST' : 'GET',
): Promise<Answer> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  return { status: answer.status(), body: await answer.json() }
}

/**
 * A test with an administrator who works through the API. Each test signs in members of its own, who
 * share neither preferences nor locks with those of other tests.
 */
export const test = siteTest.extend<{
  /** The session of the administrator. */
  adminToken: string
  /** Calls the API as the administrator. */
  asAdmin: Call
  /** Adds a member to the team, who is signed in to the context of the page. */
  join: (page: Page, member: Member) => Promise<{ id: string; name: string; email: string }>
  /** Opens a page in a context of its own, in which a new member is signed in. */
  openDesk: (member: Member) => Promise<Page>
}>({
  expectedFailures: async ({ expectedFailures }, use) => {
    // The admin asks for what a role may not read, and for sessions that have ended.
    expectedFailures.push(/\/api\/|\/admin/)
    await use(expectedFailures)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  adminToken: async ({}, use) => {
    await use(process.env.E2E_ADMIN_TOKEN as string)
  },
  asAdmin: async ({ request, adminToken }, use) => {
    const headers = { authorization: `JWT ${adminToken}` }
    await use(async (path, data, method = data ? 'POST' : 'GET') => {
      const answer = await request.fetch(path, { method, headers, ...(data && { data }) })
      return { status: answer.status(), body: await answer.json() }
    })
  },
  join: async ({ asAdmin }, use) => {
    await use(async (page, { name = 'Edda', role, languages = [] }) => {
      const email = `${randomUUID()}@example.com`
      const invited = await asAdmin('/api/users/invitations', { name, email, role, languages })
      const token = invited.body.link?.split('#')[1]
      const call = async (path: string, data: object) => {
        const { status, body } = await callApi(page, path, data)
        if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
        return body
      }
      await call('/api/users/set-up', { token, password })
      const { user } = await call('/api/users/login', { email, password })
      return { id: user.id, name, email }
    })
  },
  openDesk: async ({ browser, baseURL, join }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (member) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport: { width: 1280, height: 800 },
      })
      contexts.push(context)
      const page = await context.newPage()
      waitForHydration(page)
      await join(page, member)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

/** A test on a site of its own, because it changes what applies to every text. */
export const testAlone = test.extend({
  baseURL: async ({ ownSite }, use) => {
    await use(ownSite.url)
  },
  adminToken: async ({ ownSite }, use) => {
    await use(await replaceAccounts(ownSite))
  },
})
