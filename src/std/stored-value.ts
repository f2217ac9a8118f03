type Area = 'localStorage' | 'sessionStorage'

/** A text in Web Storage, which browsers may forbid and which may be full. */
export function storedText(area: Area, key: string) {
  return {
    /** Null where there is none, undefined where storage is forbidden. */
    read: (): string | null | undefined => {
      try {
        return globalThis[area].getItem(key)
      } catch {
        return undefined
      }
    },
    /** Removes it with null. Returns whether that could be done. */
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
 * @param parse reads what was found, which other versions, other programs and people can have written;
 * null where there is nothing, or no storage
 */
export function storedValue<Value>(area: Area, key: string, parse: (found: unknown) => Value) {
  const text = storedText(area, key)
  return {
    read: (): Value => parse(parseJson(text.read())),
    /** Removes it with null. Returns whether that could be done. */
    write: (value: unknown): boolean => text.write(value === null ? null : JSON.stringify(value)),
  }
}

/** Null where it is no JSON. */
export function parseJson(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
