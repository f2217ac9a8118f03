/**
 * Whether something is kept in this browser: on until it is switched off, a choice that stays when
 * what was kept goes.
 */
export function createKeepingChoice(key: string) {
  return {
    isKeepingOn(): boolean {
      try {
        return localStorage.getItem(key) !== 'off'
      } catch {
        // Storage is forbidden, so nothing may be kept either.
        return false
      }
    },
    chooseKeeping(on: boolean): void {
      try {
        if (on) localStorage.removeItem(key)
        else localStorage.setItem(key, 'off')
      } catch {
        // Where the choice cannot be noted, nothing is kept anyway.
      }
    },
  }
}

export const keepingCodes = createKeepingChoice('keep-codes')
