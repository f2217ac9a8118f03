/** Messages, or notes on them, by the parts of their keys. */
export type Catalogue = { [key: string]: string | Catalogue }

/** Lists the messages by key, such as `admin.fields.title`. */
export function flattenCatalogue(group: Catalogue, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(group).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flattenCatalogue(value, `${prefix + key}.`)],
    ),
  )
}

/** Returns a catalogue with the messages of another one, such as those of the translation desk. */
export function mergeCatalogues(group: Catalogue, other: Catalogue): Catalogue {
  const merged = { ...group }
  for (const [key, value] of Object.entries(other)) {
    const own = merged[key]
    merged[key] =
      typeof value === 'object' && typeof own === 'object' ? mergeCatalogues(own, value) : value
  }
  return merged
}

/** Returns the catalogue with other messages, and its keys in the same order. */
export function replaceMessages(
  group: Catalogue,
  messages: ReadonlyMap<string, string>,
  prefix = '',
): Catalogue {
  return Object.fromEntries(
    Object.entries(group).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? (messages.get(prefix + key) ?? value)
        : replaceMessages(value, messages, `${prefix + key}.`),
    ]),
  )
}
