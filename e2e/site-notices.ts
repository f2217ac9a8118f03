import type { BrowserContext, Page } from '@playwright/test'
import { message } from './catalog'
import { configured } from './serve-own-site'

export const text = (key: string) =>
  message('en', `site.${key}`)
    .replace('{provider}', 'tawk.to')
    .replace('{host}', configured.badgeHost)
    .replace(/\{days, plural, .*?\}\}/, '180 days')

export const bannerOf = (page: Page) => page.getByRole('region', { name: text('consent.title') })

export const chatButtonOf = (page: Page) =>
  page.getByRole('button', { name: text('chat.open'), exact: true })

export const chatOf = (page: Page) => page.getByRole('dialog', { name: text('chat.title') })

/** The parts of the provider’s script that the site relies on. */
const providerScript = `
  document.cookie = 'twk_uuid=1; Path=/'
  localStorage.setItem('twk_seen', '1')
  const place = document.getElementById(window.Tawk_API.embedded)
  place.textContent = 'Hello from the provider'
  window.Tawk_API.setAttributes = ({ language }) => { place.lang = language }
  window.Tawk_API.onLoad()`

/** Replaces the servers of other companies and lists the requests to them. */
export async function watchThirdParties(context: BrowserContext) {
  const requested: string[] = []
  const referrers: (string | undefined)[] = []
  await context.route(/^https:\/\//, (route) => {
    const { host } = new URL(route.request().url())
    requested.push(route.request().url())
    if (host === configured.badgeHost) {
      referrers.push(route.request().headers().referer)
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="56"/>'
      return route.fulfill({ contentType: 'image/svg+xml', body })
    }
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: providerScript,
    })
  })
  return { requested, referrers }
}

export const findConsent = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'consent')?.value
