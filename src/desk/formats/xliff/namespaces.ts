export const namespaces = {
  core: 'urn:oasis:names:tc:xliff:document:2.0',
  metadata: 'urn:oasis:names:tc:xliff:metadata:2.0',
  sizes: 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
} as const

/** The category of the metadata that an import compares with the site. */
export const metadataCategory = 'quietzone'
