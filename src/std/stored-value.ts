type Area = 'localStorage' | 'sessionStorage'

/** A text in Web Storage, which browsers may deny and which may be full. */
export function storedText(area: Area, key: string) {
  return {
    /** Returns null if there is no text, undefined if storage is denied. */
    read: (): string | null | undefined => {
      try {
        return globalThis[area].getItem(key)
      } catch {
        return undefined
      }
    },
    /** Stores the text, or removes it if null. Returns whether this succeeded. */
    write: (text: string | null): boolean => {
      try {
        if (text === null) globalThis[area].removeItem(key)
        else globalThis[area].setItem(key, text)
        return true
      } catch {
        return false
      }
    },
  }
}

/**
 * A value in Web Storage, as JSON.
 *
 * @param parse validates the stored value, which other versions, other programs and users may have
 * written; receives null if there is no value, or no storage
 */
export function storedValue<Value>(area: Area, key: string, parse: (found: unknown) => Value) {
  const text = storedText(area, key)
  return {
    read: (): Value => parse(parseJson(text.read())),
    /** Stores the value, or removes it if null. Returns whether this succeeded. */
    write: (value: unknown): boolean => text.write(value === null ? null : JSON.stringify(value)),
  }
}

/** Parses JSON; returns null if the text is invalid. */
export function parseJson(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
