import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false on the server and during hydration, which have to match. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
