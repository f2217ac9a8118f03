import { storedText } from '@/std/stored-value'

export type StorageChoice = { isOn: () => boolean; choose: (on: boolean) => void }

/**
 * Whether this browser stores entries of a kind: on until the visitor switches it off. The choice
 * outlives the entries. Where storage is forbidden, it is off.
 */
export function createStorageChoice(key: string): StorageChoice {
  const choice = storedText('localStorage', key)
  return {
    isOn: () => {
      const chosen = choice.read()
      return chosen !== undefined && chosen !== 'off'
    },
    choose: (on) => choice.write(on ? null : 'off'),
  }
}
