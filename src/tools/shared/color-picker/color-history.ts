import { storedValue } from '@/std/stored-value'

const historyLength = 8

const isColor = (entry: unknown): entry is string =>
  typeof entry === 'string' && /^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(entry)

const history = storedValue('localStorage', 'color-history', (found) =>
  Array.isArray(found) ? found.filter(isColor).slice(0, historyLength) : [],
)

/** The colors used last in this browser, the newest first. */
export const readColorHistory = (): string[] => history.read()

/** Prepends colors to the history. */
export function rememberColors(colors: readonly string[]): void {
  if (colors.length === 0) return
  history.write([...new Set([...colors, ...readColorHistory()])].slice(0, historyLength))
}
