/** Messages, or notes on them, by the parts of their keys. */
export type Catalog = { [key: string]: string | Catalog }

/** Lists the messages by key, such as `admin.fields.title`. */
export function flattenCatalog(group: Catalog, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(group).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flattenCatalog(value, `${prefix + key}.`)],
    ),
  )
}

/** Returns a catalog with the messages of another one, such as those of the translation desk. */
export function mergeCatalogs(group: Catalog, other: Catalog): Catalog {
  const merged = { ...group }
  for (const [key, value] of Object.entries(other)) {
    const own = merged[key]
    merged[key] =
      typeof value === 'object' && typeof own === 'object' ? mergeCatalogs(own, value) : value
  }
  return merged
}

/** Returns the catalog with other messages, and its keys in the same order. */
export function replaceMessages(
  group: Catalog,
  messages: ReadonlyMap<string, string>,
  prefix = '',
): Catalog {
  return Object.fromEntries(
    Object.entries(group).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? (messages.get(prefix + key) ?? value)
        : replaceMessages(value, messages, `${prefix + key}.`),
    ]),
  )
}
