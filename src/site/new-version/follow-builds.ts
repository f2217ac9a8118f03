import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { reloadOnce } from '@/ui/reload-once'
import { hasUnsavedWork } from '@/ui/unsaved-work'
import { findNewerBuild } from './find-newer-build'
import type { VersionOffer } from './version-note'

const workerCheckMs = 20_000
const pollMs = 5 * 60_000

/** State of the document, which outlives the components of its pages. */
let polledAt = Date.now()
let offeredId: string | undefined

/**
 * Checks for a new service worker every twenty seconds. Fetches the latest build every five
 * minutes, when the tab becomes visible and when a new worker controls the page. Pauses while the
 * tab is hidden. A newer build reloads the page, or is offered if there is unsaved work. Returns a
 * function that stops the checks.
 */
export function followBuilds(locale: Locale, offer: (offer: VersionOffer) => void): () => void {
  const own = document.documentElement.dataset.build
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  let hadWorker = Boolean(workers?.controller)
  let timer: ReturnType<typeof setInterval> | undefined
  let isOver = false
  // Refused in some private windows, which rely on the latest build alone.
  const registering = workers?.register(paths.serviceWorker).catch(() => undefined)

  const poll = async () => {
    polledAt = Date.now()
    const newer = own && (await findNewerBuild(own).catch(() => undefined))
    if (!newer || isOver) return
    if (!hasUnsavedWork()) {
      reloadOnce(newer)
      return
    }
    if (newer === offeredId) return
    const { loadVersionOffer } = await import('./version-note')
    const made = await loadVersionOffer(locale)
    if (isOver) return
    offeredId = newer
    offer(made)
  }
  const pollQuietly = () => void poll().catch(() => {})

  const checkForWorker = () => {
    registering?.then((registration) => registration?.update()).catch(() => {})
  }
  const check = () => {
    if (!navigator.onLine) return
    checkForWorker()
    if (Date.now() - polledAt >= pollMs) pollQuietly()
  }
  const watchWhileSeen = () => {
    clearInterval(timer)
    if (document.visibilityState === 'visible') timer = setInterval(check, workerCheckMs)
  }
  const onVisibility = () => {
    watchWhileSeen()
    if (document.visibilityState === 'hidden' || !navigator.onLine) return
    checkForWorker()
    pollQuietly()
  }
  const onController = () => {
    // The first one replaces nothing.
    if (hadWorker) pollQuietly()
    hadWorker = true
  }

  watchWhileSeen()
  document.addEventListener('visibilitychange', onVisibility)
  workers?.addEventListener('controllerchange', onController)
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    workers?.removeEventListener('controllerchange', onController)
  }
}
