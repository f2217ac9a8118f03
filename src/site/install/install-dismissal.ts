import { storedText } from '@/std/stored-value'

const dismissal = storedText('localStorage', 'install-dismissed')
const never = 'never'
const pauseMs = 30 * 24 * 3_600_000

/** Whether someone does not want to be asked, at all or for now. */
export function isDismissed(): boolean {
  const kept = dismissal.read()
  // What cannot be remembered is not asked: it would be asked every time.
  return kept === undefined || kept === never || Number(kept) > Date.now()
}

/** Asks no more, or not for thirty days. */
export function dismissInstall(howLong: 'for now' | 'for good'): void {
  dismissal.write(howLong === 'for good' ? never : String(Date.now() + pauseMs))
}
