import { useEffect, useState } from 'react'

/**
 * Brings in what was chosen among radio buttons before the page came alive, which React sets back
 * when it takes them over. `name` is that of the buttons, and the same on the server.
 */
export function useEarlyChoice<Value extends string>(
  name: string,
  value: Value,
  onChoose: (value: Value) => void,
): void {
  // The first look has to come before the buttons are drawn; those of later pages are not there yet.
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
