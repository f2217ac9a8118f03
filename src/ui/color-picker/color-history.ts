const key = 'color-history'
const historyLength = 8

const isColor = (entry: unknown): entry is string =>
  typeof entry === 'string' && /^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(entry)

/** The colours used last in this browser, the newest first. */
export function readColorHistory(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isColor).slice(0, historyLength) : []
  } catch {
    // Storage may be forbidden, or hold what someone else put there.
    return []
  }
}

/** Puts colours before those that were there. */
export function rememberColors(colors: readonly string[]): void {
  if (colors.length === 0) return
  try {
    const all = [...new Set([...colors, ...readColorHistory()])]
    localStorage.setItem(key, JSON.stringify(all.slice(0, historyLength)))
  } catch {
    // A full or forbidden storage costs the history, nothing else.
  }
}
