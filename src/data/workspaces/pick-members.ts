import type { State } from './log-changes'

/** Returns the named members of a state; missing ones are null. */
export function pickMembers(state: object, names: readonly string[]): State {
  return Object.fromEntries(names.map((name) => [name, (state as State)[name] ?? null]))
}
