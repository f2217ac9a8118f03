import { useDevice } from './use-device'

/** Which keys go with a letter for commands; the value is that of `{keyboard, select, …}` in messages. */
export function useKeyboard(): 'apple' | 'other' {
  const system = useDevice()?.system
  return system === 'macos' || system === 'ios' ? 'apple' : 'other'
}
