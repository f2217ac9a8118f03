/** What this tab remembers until it is closed; null where there is nothing, or no storage. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** null forgets. Where storage is full or switched off, everything works, it is just forgotten. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // As said above.
  }
}

export function parseKept(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
