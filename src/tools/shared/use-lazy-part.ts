import { type ComponentType, lazy, useState } from 'react'

/** A lazily loaded component and a function that retries, as `lazy` remembers a failure. */
// biome-ignore lint/suspicious/noExplicitAny: a part may have any properties
export function useLazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
) {
  const [part, setPart] = useState(() => lazy(load))
  return [part, () => setPart(() => lazy(load))] as const
}
