import type { APIRequestContext, Page } from '@playwright/test'
import type { CreatedCode } from '@/codes/code-view'
import { newDocument } from '@/codes/new-document'
import type { PageType } from '@/qr/content/content-types'
import { message } from './catalog'
import { makeCode } from './make-code'

export const list = (key: string) => message('en', `myCodes.list.${key}`)

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Creates a code with one language; the default type is `url`. */
export function make(
  request: APIRequestContext,
  name: string,
  { type = 'url', ...fields }: Record<string, string> & { type?: PageType },
): Promise<CreatedCode> {
  return makeCode(request, { document: newDocument({ type, ...fields }, 'en'), name })
}

export const linkTo = (...made: CreatedCode[]) =>
  `/my-qr-codes#key=${made.map(({ code, editKey }) => `${code.slug}.${editKey}`).join()}`

export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Returns the address to which the site redirects a phone that scans the code. */
export async function scan(page: Page, slug: string): Promise<string | undefined> {
  const answer = await page.request.get(`/q/${slug}`, {
    maxRedirects: 0,
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' },
  })
  return answer.headers().location
}
