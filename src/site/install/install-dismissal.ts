const key = 'install-dismissed'
const never = 'never'
const pauseMs = 30 * 24 * 3_600_000

/** Whether someone does not want to be asked, at all or for now. */
export function isDismissed(): boolean {
  try {
    const kept = localStorage.getItem(key)
    return kept === never || Number(kept) > Date.now()
  } catch {
    // What cannot be remembered is not asked: it would be asked every time.
    return true
  }
}

/** Asks no more, or not for thirty days. */
export function dismissInstall(howLong: 'for now' | 'for good'): void {
  try {
    localStorage.setItem(key, howLong === 'for good' ? never : String(Date.now() + pauseMs))
  } catch {}
}
