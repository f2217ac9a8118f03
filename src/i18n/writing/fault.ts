/** What is wrong with a text, and the words around the place. */
export type Fault = { rule: string; near: string }

/** Stands where an argument, an address or a piece of code was: nothing is known about it. */
export const standIn = '\uFFFC'

export function faultAt(rule: string, text: string, at: number): Fault {
  return { rule, near: text.slice(Math.max(0, at - 24), at + 24).replaceAll('\n', ' ') }
}

export function faultsOf(rule: string, pattern: RegExp, text: string): Fault[] {
  return [...text.matchAll(pattern)].map(({ index }) => faultAt(rule, text, index))
}
