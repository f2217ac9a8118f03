import { reloadKeys } from '@/std/reload-keys'
import { storedText } from '@/std/stored-value'
import { hasUnsavedWork } from './unsaved-work'

const guardMs = 10_000
const reloadedAt = storedText('sessionStorage', reloadKeys.at)
const reloadedFor = storedText('sessionStorage', reloadKeys.path)

/**
 * Reloads the page after a deployment: once for each occasion, not again within ten seconds of any
 * other reload, never over unsaved work and not without a connection. Returns whether the page
 * reloads. The start of a page does the same, see `http/pages/start-scripts.ts`.
 *
 * @param occasion the new build or, by default, the page whose file is missing
 */
export function reloadOnce(occasion = window.location.pathname): boolean {
  if (!navigator.onLine || hasUnsavedWork()) return false
  if (reloadedFor.read() === occasion) return false
  if (Date.now() - Number(reloadedAt.read()) < guardMs) return false
  // Without storage a reload could not be prevented from repeating.
  if (!reloadedFor.write(occasion) || !reloadedAt.write(String(Date.now()))) return false
  window.location.reload()
  return true
}
