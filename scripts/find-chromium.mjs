import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Flags to run Chromium without a screen, as root, and without background network requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Message if no Chromium is found. */
export const missingChromium =
  'Chromium is missing: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.'

/**
 * Returns the path of a Chromium for the component and end-to-end tests. If none is found, installs
 * one: Debian's package as root, Playwright's own download elsewhere. Returns undefined if that
 * also fails.
 */
export function findChromium() {
  const found = known.find((path) => path && existsSync(path))
  if (found) return found
  console.log('Installing Chromium …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    const packages = ['chromium', 'fonts-noto-cjk']
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  // Loaded late, because this module is imported before the packages are installed.
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const downloaded = chromium.executablePath()
  return existsSync(downloaded) ? downloaded : undefined
}
