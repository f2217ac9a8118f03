import { expect, it } from 'vitest'
import { findBrowserFamily } from './browser-family'

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'chromium'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'chromium',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'chromium-android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'firefox-android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'safari'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1', 'safari-ios'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) CriOS/140.0 Mobile Safari/604.1', 'other-ios'],
  ['Lynx/2.9', 'other'],
])('%s is %s', (userAgent, family) => {
  expect(findBrowserFamily(userAgent)).toBe(family)
})

it('knows an iPad that calls itself a Mac', () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'
  expect(findBrowserFamily(userAgent, 5)).toBe('safari-ios')
})
