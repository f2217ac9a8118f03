import type { Page } from '@playwright/test'

/** Opens a page whose scripts come only once what is returned has been called. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const later = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await later
    await route.continue()
  })
  // Not by `page.goto`, which here waits until the page has come to life.
  await page.mainFrame().goto(`${process.env.E2E_URL}${path}`, { waitUntil: 'commit' })
  return letGo
}
