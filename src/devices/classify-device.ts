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

/** Information that a browser provides; requests do not contain touch points. */
export type DeviceSigns = {
  userAgent: string
  maxTouchPoints?: number
  /** Client hints, from browsers that support them. */
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

/** Classifies a browser for wording and instructions; not for switching features off. */
export function classifyDevice({ userAgent, maxTouchPoints = 0, hints }: DeviceSigns): Device {
  // The library throws on an empty user agent.
  const { browser, os, platform } = parse(userAgent || ' ')
  const found = {
    system: systems[(hints?.platform || os.name || '').toLowerCase()] ?? 'other',
    browser: browsers[(browser.name ?? '').toLowerCase()] ?? 'other',
    crawler: isCrawler(userAgent),
  }
  // An iPad reports macOS, but no Mac has a touch screen.
  if (found.system === 'macos' && maxTouchPoints > 1) {
    return { ...found, kind: 'tablet', system: 'ios' }
  }
  // On tablets, this browser requests desktop pages by default; there is no desktop version of it.
  if (found.browser === 'samsung' && found.system === 'linux') {
    return { ...found, kind: 'tablet', system: 'android' }
  }
  return { ...found, kind: findKind(platform.type, userAgent, hints?.mobile) }
}

/** A crawler has the kind of the browser that it imitates. */
function findKind(type: string | undefined, userAgent: string, isMobileHint = false): DeviceKind {
  if (type === 'tablet' || type === 'mobile') return type
  return isMobileHint || (type === 'bot' && /mobile/i.test(userAgent)) ? 'mobile' : 'desktop'
}
