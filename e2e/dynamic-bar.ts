import type { Page } from '@playwright/test'
import { message } from './catalog'
import { expect } from './site-test'

export const bar = (key: string) => message('en', `dynamic.bar.${key}`)

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const keyDialog = (page: Page) =>
  page.getByRole('dialog', { name: message('en', 'dynamic.key.title') })

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

export async function chooseDynamic(page: Page, path: string) {
  await page.goto(path)
  await page
    .getByRole('radio', { name: message('en', 'generator.kind.dynamic'), exact: true })
    .check()
  await expect(button(page, bar('save'))).toBeVisible()
}

export const linkOf = async (page: Page) => {
  const shown = page.getByText(/^HTTPS?:\/\/\S+\/Q\/[2-9A-Z]{8}$/)
  return (await shown.textContent()) as string
}

/** Returns the address to which the site redirects a phone that scans the code. */
export async function scan(page: Page, link: string): Promise<string | undefined> {
  const answer = await page.request.get(link, {
    maxRedirects: 0,
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' },
  })
  return answer.headers().location
}
