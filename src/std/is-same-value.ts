/** Compares two JSON values; the order of members is ignored. */
export function isSameValue(first: unknown, second: unknown): boolean {
  if (first === second) return true
  if (!isObject(first) || !isObject(second)) return false
  const keys = Object.keys(first)
  return (
    Array.isArray(first) === Array.isArray(second) &&
    keys.length === Object.keys(second).length &&
    keys.every((key) => key in second && isSameValue(first[key], second[key]))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
