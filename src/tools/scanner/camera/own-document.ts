type FeaturePolicy = { allowsFeature: (feature: string) => boolean }

/**
 * Whether the policy that the document came with leaves the camera to it; true where it cannot
 * tell.
 */
export function isCameraAllowed(): boolean {
  const { featurePolicy } = document as Document & { featurePolicy?: FeaturePolicy }
  return featurePolicy?.allowsFeature('camera') ?? true
}

/**
 * Whether someone came to the scanner from another page of the site without a new document: its
 * policy then is that of the page it began as, which has no use for cameras. Loading it again
 * helps.
 */
export function needsOwnDocument(): boolean {
  if (isCameraAllowed()) return false
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname !== location.pathname
}
