import { storedText } from '@/std/stored-value'

/**
 * Whether something is kept in this browser: on until it is switched off, a choice that stays when
 * what was kept goes. Where storage is forbidden, nothing may be kept.
 */
export function createKeepingChoice(key: string) {
  const choice = storedText('localStorage', key)
  return {
    isKeepingOn: (): boolean => {
      const chosen = choice.read()
      return chosen !== undefined && chosen !== 'off'
    },
    chooseKeeping: (on: boolean): void => {
      choice.write(on ? null : 'off')
    },
  }
}

export const keepingCodes = createKeepingChoice('keep-codes')
