import type { Entity } from '../../documents/entity'

const none: readonly Entity[] = []
const keyOf = (owner: string) => `translations.selection.${owner}`
const watchers = new Set<() => void>()
const known = new Map<string, readonly Entity[]>()

/** Reads the selection of a user in this tab. */
export function readSelection(owner: string | undefined): readonly Entity[] {
  if (owner === undefined) return none
  const selection = known.get(owner) ?? readStored(owner)
  known.set(owner, selection)
  return selection
}

export function storeSelection(owner: string, documents: readonly Entity[]): void {
  known.set(owner, documents)
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify(documents))
  } catch {
    // Without storage, the selection lasts until the page is loaded again.
  }
  for (const notify of watchers) notify()
}

export function watchSelection(notify: () => void): () => void {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

function readStored(owner: string): readonly Entity[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? '[]')
    return Array.isArray(stored) ? stored : none
  } catch {
    return none
  }
}
