import { useEffect, useState } from 'react'
import type { storedValue } from '@/std/stored-value'

/**
 * A state that is stored, such as the settings of a panel in the session of the tab. For parts that
 * the server does not render.
 *
 * @param start the state if nothing is stored
 */
export function useStoredState<Value>(
  stored: ReturnType<typeof storedValue<Value | undefined>>,
  start: () => Value,
) {
  const [value, setValue] = useState(() => stored.read() ?? start())
  useEffect(() => {
    stored.write(value)
  }, [stored, value])
  return [value, setValue] as const
}
