/** Whether scans are kept is a choice for this browser; it stays when the scans go. */
const key = 'keep-scans'

export function isKeepingOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    // Storage is forbidden, so nothing may be kept either.
    return false
  }
}

export function chooseKeeping(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // Where the choice cannot be noted, nothing is kept anyway.
  }
}
