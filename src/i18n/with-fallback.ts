type Catalog = { [key: string]: unknown }

function isGroup(value: unknown): value is Catalog {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns a copy of `messages` in which missing and empty keys have the value from `fallback`. A
 * message is a string or, precompiled, an array; everything else is a group of messages.
 */
export function withFallback<T extends object>(messages: object, fallback: T): T {
  const merged: Catalog = { ...messages }
  for (const [key, value] of Object.entries(fallback)) {
    const own = merged[key]
    if (isGroup(value)) merged[key] = withFallback(isGroup(own) ? own : {}, value)
    else if (own === undefined || own === '' || isGroup(own)) merged[key] = value
  }
  return merged as T
}
