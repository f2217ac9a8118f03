import { type ComponentType, lazy, useState } from 'react'

/**
 * A part that comes when it is first shown, and a way to ask for it again: what has failed to load
 * once stays failed otherwise.
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever properties a part takes
export function useLazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
) {
  const [part, setPart] = useState(() => lazy(load))
  return [part, () => setPart(() => lazy(load))] as const
}
