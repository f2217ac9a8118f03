import type { Page } from '@playwright/test'

/** Marks the document; a reload removes the mark. */
export const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', 'old'))
export const isReloaded = (page: Page) =>
  page.evaluate(() => !document.documentElement.hasAttribute('data-mark')).catch(() => false)

/** Advances the clock of the page, which also runs in real time. */
export const advanceClock = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000)
