export const namespaces = {
  core: 'urn:oasis:names:tc:xliff:document:2.0',
  metadata: 'urn:oasis:names:tc:xliff:metadata:2.0',
  sizes: 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
} as const
