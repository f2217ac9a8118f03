import type { Locale } from '@/i18n/locales'
import { localizedPath, paths, splitLocalizedPath } from '@/paths'
import { pageTypes } from '@/qr/content/content-types'
import { fetchFrameLetters } from './fetch-frame-letters'
import { waitForWork } from './wait-for-work'

/** What is said, in the visitor's language, where someone goes to a page that is not kept. */
export type OfflineMessages = { lang: string; title: string; text: string }

/** In `public/sw.js`: that all tools have been kept before. */
const toolsKey = '/offline-tools'

/**
 * Has this page kept at once; and all tools in this language as soon as someone works with one,
 * unless the visitor asks for little data. Visitors who installed the site, or had the tools stored
 * before, need not work first.
 */
export async function cacheTools(
  locale: Locale,
  words: OfflineMessages,
  left: AbortSignal,
): Promise<void> {
  await navigator.serviceWorker.register(paths.serviceWorker)
  const { active } = await navigator.serviceWorker.ready
  const addresses = listToolAddresses(locale)
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  // Not the page of the router: behind a language's own domain the address has no prefix.
  active?.postMessage({
    keep: { page: location.pathname, files, words: { ...words, addresses } },
  })

  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || left.aborted) return
  if (!isInstalled() && !(await caches.match(toolsKey))) await waitForWork(left)
  if (left.aborted) return
  const messages = [
    paths.editorMessages(locale),
    paths.dynamicMessages(locale),
    paths.scannerMessages(locale),
    paths.batchMessages(locale),
  ]
  active?.postMessage({ keepTools: { addresses, files: messages } })
  await fetchFrameLetters(locale)
}

/** As links of this page name them, which has no prefix behind a language's own domain. */
function listToolAddresses(locale: Locale): string[] {
  const tools = [paths.home, ...pageTypes.map(paths.generator), paths.scanner, paths.batch]
  const isPrefixed = splitLocalizedPath(location.pathname).locale === locale
  return isPrefixed ? tools.map((path) => localizedPath(locale, path)) : tools
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}
