import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and for the first drawing in the browser, which have to agree. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
