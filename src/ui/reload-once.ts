import { hasUnsavedWork } from './unsaved-work'

const guardMs = 10_000
const timeKey = 'reloaded-at'
const occasionKey = 'reloaded-for'

/**
 * Reloads the page after a deployment: once for each occasion, not again within ten seconds of any
 * other reload, never over unsaved work and not without a connection. Says whether it does. The start
 * of a page does the same, see `http/pages/start-scripts.ts`.
 *
 * @param occasion the build that is new or, as it is by default, the page of which a part is missing
 */
export function reloadOnce(occasion = window.location.pathname): boolean {
  if (!navigator.onLine || hasUnsavedWork()) return false
  try {
    if (sessionStorage.getItem(occasionKey) === occasion) return false
    if (Date.now() - Number(sessionStorage.getItem(timeKey)) < guardMs) return false
    sessionStorage.setItem(occasionKey, occasion)
    sessionStorage.setItem(timeKey, String(Date.now()))
  } catch {
    // What cannot be remembered cannot be kept from going round in circles.
    return false
  }
  window.location.reload()
  return true
}
