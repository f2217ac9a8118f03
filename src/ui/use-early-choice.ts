import { useEffect, useState } from 'react'

/**
 * Restores the radio button that was checked before hydration, which React resets. `name` is the
 * name of the radio buttons and the same on the server.
 */
export function useEarlyChoice<Value extends string>(
  name: string,
  value: Value,
  onChoose: (value: Value) => void,
): void {
  // Read before the first render; on later pages the buttons do not exist yet.
  const [early] = useState(() => findChecked(name))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the state that was found
  useEffect(() => {
    if (early !== undefined && early !== value) onChoose(early as Value)
  }, [])
}

function findChecked(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:checked`)
    ?.value
}
