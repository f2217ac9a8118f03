/** The broken rule, and the words around the position. */
export type Fault = { rule: string; near: string }

/** Replaces arguments, addresses and code, about which nothing is known. */
export const standIn = '\uFFFC'

export function faultAt(rule: string, text: string, at: number): Fault {
  return { rule, near: text.slice(Math.max(0, at - 24), at + 24).replaceAll('\n', ' ') }
}

export function faultsOf(rule: string, pattern: RegExp, text: string): Fault[] {
  return [...text.matchAll(pattern)].map(({ index }) => faultAt(rule, text, index))
}
