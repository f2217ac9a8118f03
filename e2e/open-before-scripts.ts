import type { Page } from '@playwright/test'

/** Opens a page whose scripts load only after the returned function is called. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let releaseScripts = () => {}
  const later = new Promise<void>((resolve) => {
    releaseScripts = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await later
    await route.continue()
  })
  // `page.goto` of `site-test.ts` would wait for hydration.
  await page.mainFrame().goto(`${process.env.E2E_URL}${path}`, { waitUntil: 'commit' })
  return releaseScripts
}
