import type { APIRequestContext, Page } from '@playwright/test'
import type { Role } from '@/cms/collections/roles'
import { expect, untilHydrated, waitForHydration } from './site-test'

export type Account = { email: string; password: string }

/** Signs in. From then on the page waits for its hydration, also in a context of the test's own. */
export async function signIn(page: Page, { email, password }: Account) {
  waitForHydration(page)
  await page.goto('/admin/login')
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  await untilHydrated(page)
}

/** Calls the API as the admin does: from its page and with its cookie. */
export function callApi(page: Page, path: string, data?: object, method = data ? 'POST' : 'GET') {
  return page.evaluate(
    async ([address, body, verb]) => {
      const answer = await fetch(address as string, {
        method: verb as string,
        headers: { 'content-type': 'application/json' },
        body: body as string | undefined,
      })
      return { status: answer.status, body: await answer.json() }
    },
    [path, data && JSON.stringify(data), method],
  )
}

/** Invites a member on behalf of an administrator and accepts the invitation. */
export async function addMember(
  request: APIRequestContext,
  admin: Account,
  { name, role, languages = [] }: { name: string; role: Role; languages?: string[] },
): Promise<Account> {
  const signedIn = await request.post('/api/users/login', { data: admin })
  const [, token] = /payload-token=([^;]*)/.exec(signedIn.headers()['set-cookie'] ?? '') ?? []
  const account = { email: `${name.toLowerCase()}@example.com`, password: admin.password }
  const invited = await request.post('/api/users/invitations', {
    headers: { authorization: `JWT ${token}` },
    data: { name, email: account.email, role, languages },
  })
  const { link } = await invited.json()
  const data = { token: link.split('#')[1], password: account.password }
  expect((await request.post('/api/users/set-up', { data })).status()).toBe(200)
  return account
}
