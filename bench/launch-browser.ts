import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs'

/** Starts a Chromium whose memory is measured; `root` is the id of its first process. */
export async function launchBrowser() {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--headless=new', ...chromiumFlags],
  })
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return { browser, root: processInfo.find(({ type }) => type === 'browser')?.id }
}
