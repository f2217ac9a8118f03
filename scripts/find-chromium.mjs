import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What a Chromium needs that runs without a screen, as root, and keeps to itself. */
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

/**
 * The path of a Chromium for the end-to-end tests. Brings one where there is none: Debian's package
 * when root may install it, Playwright's own download elsewhere.
 */
export function findChromium() {
  const found = known.find((path) => path && existsSync(path))
  if (found) return found
  console.log('Bringing Chromium …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      },
    )
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  // Undefined lets Playwright take the one it has just downloaded.
  return undefined
}
