import type { AbstractIntlMessages } from 'next-intl'
import { findDevice } from '@/devices/find-device'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { loadHttp } from '@/std/load-http'
import { findHeldPrompt } from './held-prompt'
import { isDismissed } from './install-dismissal'
import { InstallNote } from './install-note'

/** `ios`: by hand, from the browser's menu, since no browser there offers it to pages. */
export type InstallWay = 'prompt' | 'ios'
export type InstallOffer = {
  locale: Locale
  messages: AbstractIntlMessages
  way: InstallWay
  Note: typeof InstallNote
}

/** What to offer now; nothing where it is installed, cannot be, or is not wanted. */
export async function findInstallOffer(locale: Locale): Promise<InstallOffer | undefined> {
  if (isInstalled() || isDismissed()) return undefined
  const way = findHeldPrompt() ? 'prompt' : await findManualWay()
  if (!way) return undefined
  const http = await loadHttp()
  // A page in its place, as a network's sign-in puts it there, is a failure.
  const messages = await http(paths.installMessages(locale), { parseResponse: JSON.parse })
  return { locale, messages, way, Note: InstallNote }
}

async function findManualWay(): Promise<InstallWay | undefined> {
  const { system, browser } = await findDevice()
  // Browsers within other apps have no such menu.
  return system === 'ios' && browser !== 'other' ? 'ios' : undefined
}

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}
