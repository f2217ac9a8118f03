'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { paths } from '@/paths'

/** After the load and what it sets off, so that it competes with nothing. */
const patienceMs = 2000

/**
 * Makes the page that it stands on work without a connection: once the page is at rest, the service
 * worker is told to keep it with the files that it has loaded.
 */
export function KeepOffline({
  words,
}: {
  /** What is said, in the visitor's language, where somebody goes to a page that is not kept. */
  words: { lang: string; title: string; text: string }
}) {
  const { lang, title, text } = words
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is to be kept as well
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => {
        // Refused in some private windows; the page works as before, with a connection.
        keepPage({ lang, title, text }).catch(() => {})
      }, patienceMs)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [pathname, lang, title, text])

  return null
}

async function keepPage(words: object): Promise<void> {
  await navigator.serviceWorker.register(paths.serviceWorker)
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  // Not that of the router: behind a language's own domain the address has no prefix.
  active?.postMessage({ keep: { page: location.pathname, files, words } })
}
