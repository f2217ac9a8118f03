import { type ComponentType, lazy, useState } from 'react'
import { loadMoreMessages } from './more-messages'

// biome-ignore lint/suspicious/noExplicitAny: a part may have any properties
type AnyPart = ComponentType<any>

/** The parts that were loaded or are loading, so that one that is shown again is there at once. */
const parts = new WeakMap<() => Promise<{ default: AnyPart }>, AnyPart>()

function findPart<Part extends AnyPart>(load: () => Promise<{ default: Part }>): Part {
  const known = parts.get(load)
  if (known) return known as Part
  const loadOnce = () =>
    load().catch((error: unknown) => {
      // Not remembered, so that the next attempt loads it again.
      parts.delete(load)
      throw error
    })
  const part = lazy(loadOnce) as unknown as Part
  parts.set(load, part)
  return part
}

/**
 * Loads a part ahead, and its messages. Once loaded, it is shown with the press that opens it, while
 * a lazy component first shows its fallback, for 300 ms at least. A failure is shown on opening.
 */
export function preloadPart(load: () => Promise<{ default: AnyPart }>, messages?: string): void {
  load().then(
    (module) => parts.set(load, module.default),
    () => {},
  )
  if (messages) loadMoreMessages(messages).catch(() => {})
}

/** A component that `load`, the same function each time, loads lazily, and a function that retries. */
export function useLazyPart<Part extends AnyPart>(load: () => Promise<{ default: Part }>) {
  const [part, setPart] = useState(() => findPart(load))
  return [part, () => setPart(() => findPart(load))] as const
}
