/** Browsers with the camera permission in different places. */
export const browserFamilies = [
  'chromium',
  'chromium-android',
  'firefox',
  'firefox-android',
  'safari',
  'safari-ios',
  'other-ios',
  'other',
] as const
export type BrowserFamily = (typeof browserFamilies)[number]

/** Chooses a hint; no feature depends on it. */
export function findBrowserFamily(userAgent: string, maxTouchPoints = 0): BrowserFamily {
  const isAndroid = /Android/.test(userAgent)
  // An iPad identifies as a Mac, but no Mac has a touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1)
  if (isIos) {
    return /CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo/.test(userAgent) ? 'other-ios' : 'safari-ios'
  }
  if (/Firefox\//.test(userAgent)) return isAndroid ? 'firefox-android' : 'firefox'
  if (/Chrom(e|ium)\//.test(userAgent)) return isAndroid ? 'chromium-android' : 'chromium'
  if (/Safari\//.test(userAgent)) return 'safari'
  return 'other'
}
