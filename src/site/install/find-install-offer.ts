import type { AbstractIntlMessages } from 'next-intl'
import { findDevice } from '@/devices/find-device'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { fetchJson } from '@/std/fetch-json'
import { findInstallPrompt } from './browser-install-prompt'
import { isDismissed } from './install-dismissal'
import { InstallNote, type InstallWay } from './install-note'

export type InstallOffer = {
  locale: Locale
  messages: AbstractIntlMessages
  way: InstallWay
  Note: typeof InstallNote
}

/**
 * Finds a way to install the site; undefined if the site is installed, cannot be installed, or the
 * visitor has declined.
 */
export async function findInstallOffer(locale: Locale): Promise<InstallOffer | undefined> {
  if (isInstalled() || isDismissed()) return undefined
  const way = findInstallPrompt() ? 'prompt' : await findManualWay()
  if (!way) return undefined
  const messages = await fetchJson<AbstractIntlMessages>(paths.installMessages(locale))
  return { locale, messages, way, Note: InstallNote }
}

async function findManualWay(): Promise<InstallWay | undefined> {
  const { system, browser } = await findDevice()
  // In-app browsers have no such menu.
  return system === 'ios' && browser !== 'other' ? 'ios' : undefined
}

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}
