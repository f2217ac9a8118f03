import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { emulateMedia } from './emulate-media'

/**
 * Test files share a page, so each test starts with empty storage, the default window size and
 * default preferences.
 */
beforeEach(async () => {
  // Unmounted first, because a mounted tool would store its work again.
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1440, 900)
  await emulateMedia()
})
