import { storedValue } from '@/std/stored-value'

/** The name and the alternative text that a visitor entered for one content. */
export type FileTexts = { title?: string; name?: string }

/** Stored for the tab, like everything else that is typed. */
const stored = storedValue('sessionStorage', 'generator:words', (found) => ({
  ...(found as { of?: unknown; title?: unknown; name?: unknown } | null),
}))

export function findFileTexts(text: string): FileTexts {
  const { of, title, name } = stored.read()
  if (of !== text) return {}
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof name === 'string' && { name }),
  }
}

export function storeFileTexts(text: string, texts: FileTexts): void {
  stored.write({ of: text, ...texts })
}
