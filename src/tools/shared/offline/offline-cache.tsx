'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/i18n/locales'
import { CautionIcon } from '@/ui/caution-icon'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import type { OfflineMessages } from './cache-tools'
import styles from './offline-note.module.css'

/** After the load event, so that caching does not compete with the page. */
const delayMs = 2000

/** Messages of the note about working offline. */
export type OfflineNotes = { ready: string; offlineReady: string; offline: string }

/**
 * Makes the service worker cache the page and its resources some time after the load. With `notes`,
 * shows when all tools are cached, and what works while there is no connection.
 */
export function OfflineCache({
  locale,
  messages,
  notes,
}: {
  locale: Locale
  messages: OfflineMessages
  notes?: OfflineNotes
}) {
  const { lang, title, text } = messages
  const pathname = usePathname()
  const [isReady, setReady] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page is to be cached
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const unmount = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(async () => {
        try {
          const { cacheTools } = await import('./cache-tools')
          const isStored = await cacheTools(locale, { lang, title, text }, unmount.signal)
          if (!unmount.signal.aborted) setReady(isStored)
        } catch {
          // Rejected in some private windows; the page still works online.
        }
      }, delayMs)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true, signal: unmount.signal })
    return () => {
      unmount.abort()
      clearTimeout(timer)
    }
  }, [pathname, locale, lang, title, text])

  return notes && <OfflineNote isReady={isReady} notes={notes} />
}

function OfflineNote({ isReady, notes }: { isReady: boolean; notes: OfflineNotes }) {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  const note = isOnline ? isReady && notes.ready : isReady ? notes.offlineReady : notes.offline
  const content = note && (
    <>
      {isReady ? (
        <Icon name="check" className="mt-[0.2em] size-[1.1em] shrink-0 text-good" />
      ) : (
        <CautionIcon className="mt-[0.2em] size-[1.1em] shrink-0 text-warn" />
      )}
      {note}
    </>
  )
  return (
    <>
      <p
        role="status"
        className="mx-4 mt-3 flex items-start gap-2 text-ink-soft text-sm empty:hidden md:mx-0"
      >
        {content}
      </p>
      {content && (
        <p
          key={note}
          aria-hidden="true"
          className={classNames(
            styles.passing,
            'pointer-events-none fixed inset-x-4 top-4 z-40 flex items-start gap-2 rounded-md border border-line bg-paper-raised px-4 py-3 text-sm shadow-float md:inset-x-auto md:start-4 md:top-auto md:bottom-4 md:max-w-80 print:hidden',
          )}
        >
          {content}
        </p>
      )}
    </>
  )
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
