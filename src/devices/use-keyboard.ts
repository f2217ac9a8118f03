import { useDevice } from './use-device'

/** Returns the kind of modifier keys for shortcuts, for `{keyboard, select, …}` in messages. */
export function useKeyboard(): 'apple' | 'other' {
  // Not checked again after a resize: a window of another size has the same keyboard.
  const system = useDevice({ recheckOnResize: false })?.system
  return system === 'macos' || system === 'ios' ? 'apple' : 'other'
}
