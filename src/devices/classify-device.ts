import { parse } from 'bowser'
import { isCrawler } from './is-crawler'

type DeviceKind = 'mobile' | 'tablet' | 'desktop'
type DeviceSystem = 'ios' | 'android' | 'windows' | 'macos' | 'linux' | 'other'
type DeviceBrowser = 'safari' | 'firefox' | 'edge' | 'chrome' | 'samsung' | 'other'

export type Device = {
  kind: DeviceKind
  system: DeviceSystem
  browser: DeviceBrowser
  crawler: boolean
}

/** What a browser tells of itself; a request tells no touch points. */
export type DeviceSigns = {
  userAgent: string
  maxTouchPoints?: number
  /** Client hints, of browsers that have them. */
  hints?: { platform?: string; mobile?: boolean } | undefined
}

const systems: Record<string, DeviceSystem> = {
  ios: 'ios',
  android: 'android',
  windows: 'windows',
  macos: 'macos',
  linux: 'linux',
}

const browsers: Record<string, DeviceBrowser> = {
  safari: 'safari',
  firefox: 'firefox',
  'microsoft edge': 'edge',
  chrome: 'chrome',
  chromium: 'chrome',
  'samsung internet for android': 'samsung',
}

/** Sorts a browser into the classes the site speaks differently to; never to switch something off. */
export function classifyDevice({ userAgent, maxTouchPoints = 0, hints }: DeviceSigns): Device {
  // The library throws at an empty name.
  const { browser, os, platform } = parse(userAgent || ' ')
  const found = {
    system: systems[(hints?.platform || os.name || '').toLowerCase()] ?? 'other',
    browser: browsers[(browser.name ?? '').toLowerCase()] ?? 'other',
    crawler: isCrawler(userAgent),
  }
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  if (found.system === 'macos' && maxTouchPoints > 1) {
    return { ...found, kind: 'tablet', system: 'ios' }
  }
  // On a tablet this browser asks for pages as a desktop would, and there is none for desktops.
  if (found.browser === 'samsung' && found.system === 'linux') {
    return { ...found, kind: 'tablet', system: 'android' }
  }
  return { ...found, kind: findKind(platform.type, userAgent, hints?.mobile) }
}

/** A crawler's kind is that of the browser it poses as. */
function findKind(type: string | undefined, userAgent: string, saysMobile = false): DeviceKind {
  if (type === 'tablet' || type === 'mobile') return type
  return saysMobile || (type === 'bot' && /mobile/i.test(userAgent)) ? 'mobile' : 'desktop'
}
