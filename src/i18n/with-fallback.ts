type Catalogue = { [key: string]: string | Catalogue }

/** `messages` with every missing or empty key taken from `fallback`; neither input is changed. */
export function withFallback<T extends object>(messages: object, fallback: T): T {
  const merged: Catalogue = { ...(messages as Catalogue) }
  for (const [key, value] of Object.entries(fallback as Catalogue)) {
    const own = merged[key]
    if (typeof value === 'string') merged[key] = typeof own === 'string' && own ? own : value
    else merged[key] = withFallback(typeof own === 'object' ? own : {}, value)
  }
  return merged as T
}
