import { storedText } from '@/std/stored-value'

const dismissal = storedText('localStorage', 'install-dismissed')
const never = 'never'
const pauseMs = 30 * 24 * 3_600_000

/** Checks if the visitor has declined the prompt, for now or for good. */
export function isDismissed(): boolean {
  const stored = dismissal.read()
  // Without storage the prompt is never shown: a refusal could not be remembered.
  return stored === undefined || stored === never || Number(stored) > Date.now()
}

/** Disables the prompt for thirty days or for good. */
export function dismissInstall(howLong: 'for now' | 'for good'): void {
  dismissal.write(howLong === 'for good' ? never : String(Date.now() + pauseMs))
}
