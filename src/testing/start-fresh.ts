import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { emulateMedia } from './emulate-media'

/** Test files share a page: each test starts with nothing stored, the usual window and preferences. */
beforeEach(async () => {
  // First, since a tool that is still shown would store its work again.
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1440, 900)
  await emulateMedia()
})
