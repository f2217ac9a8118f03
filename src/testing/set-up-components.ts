import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { forgetLimits } from '@/tools/shared/dynamic/use-limits'
import { resetMedia } from './emulate-media'
import { failOnComplaints, forgetComplaints } from './fail-on-complaints'
import { serveMessages } from './serve-messages'

serveMessages()

const [widthPx, heightPx] = [1440, 900]
const address = location.href

/**
 * Test files share a page and its modules, so each test starts with an empty page and storage, the
 * default window size, address and preferences.
 */
beforeEach(async () => {
  // Unmounted first, because a mounted tool would store its work again.
  await cleanup()
  forgetComplaints()
  forgetLimits()
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name)
  history.replaceState(null, '', address)
  window.scrollTo(0, 0)
  if (innerWidth !== widthPx || innerHeight !== heightPx) await page.viewport(widthPx, heightPx)
  await resetMedia()
})
afterEach(failOnComplaints)
