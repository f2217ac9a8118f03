type FeaturePolicy = { allowsFeature: (feature: string) => boolean }

/** Whether the document's permissions policy allows cameras; true where that is unknown. */
export function isCameraAllowed(): boolean {
  const { featurePolicy } = document as Document & { featurePolicy?: FeaturePolicy }
  return featurePolicy?.allowsFeature('camera') ?? true
}

/**
 * Whether the document was loaded as another page of the site, whose policy blocks cameras. Loading
 * it again as the scanner helps.
 */
export function needsReload(): boolean {
  if (isCameraAllowed()) return false
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname !== location.pathname
}
