import { fallbackPaths } from '@/fallback-paths'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { isMissingPart } from '@/ui/is-missing-part'
import { findOwnMessage } from './find-own-message'

/**
 * Replaces a document that React could not render with the server's failure page, including its
 * header and footer. From then on, React controls no part of the document.
 */
export async function showFailurePage(locale: Locale, error: unknown): Promise<void> {
  const page = await fetchDocument(localizedPath(locale, fallbackPaths.failure))
  const heading = page.querySelector<HTMLElement>('#failure')
  if (!heading) throw new Error('The page for failures did not arrive')
  const message = isMissingPart(error) ? heading.dataset.notLoaded : findOwnMessage(error)
  if (message) heading.textContent = message
  const title = heading.textContent ?? ''
  page.title = title
  document.documentElement.replaceWith(document.adoptNode(page.documentElement))
  // React may still set the title of the page that failed.
  const titleObserver = new MutationObserver(() => {
    if (document.title !== title) document.title = title
  })
  titleObserver.observe(document.head, { childList: true })
  window.addEventListener('popstate', () => window.location.reload())
}

/**
 * Parses the response as a document: its scripts never run, and Trusted Types forbid HTML strings.
 */
function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onload = () =>
      request.responseXML ? resolve(request.responseXML) : reject(new Error(request.statusText))
    request.onerror = () => reject(new Error(`${address} did not arrive`))
    request.send()
  })
}
