/**
 * Lists the paths of members of `value` that a schema has removed in `parsed`. Stops below a removed
 * member, so there are at most as many paths as values.
 */
export function findUnknownMembers(
  value: unknown,
  parsed: unknown,
  path: readonly (string | number)[] = [],
): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return []
  if (typeof parsed !== 'object' || parsed === null) return []
  const known = parsed as Record<string, unknown>
  return Object.entries(value).flatMap(([name, member]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name]
    return Object.hasOwn(known, name) ? findUnknownMembers(member, known[name], at) : [at]
  })
}
