import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags } from './scripts/find-chromium.mjs'

const { QZ_RELEASE: isRelease, QZ_PICTURES: takesPictures } = process.env

/** The production build, served by the product's own start on a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: ['./e2e/serve-site.ts', './e2e/create-admin.ts'],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes on retry is listed as flaky; see CONTRIBUTING.md.
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results/journeys',
  timeout: 120_000,
  projects: [
    takesPictures
      ? { name: 'pictures', testMatch: 'e2e/pictures/*.pictures.ts' }
      : isRelease
        ? { name: 'release', testMatch: 'e2e/release/*.release.ts', timeout: 600_000 }
        : { name: 'gate', testMatch: 'e2e/*.spec.ts' },
  ],
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Nothing moves, so nothing has to come to rest before it is pressed.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumFlags,
    },
  },
})
