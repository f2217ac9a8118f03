/** Why a valid row may not become a file; message keys under `batch.faults`. */
export const workFaultReasons = [
  'too-long',
  /** Less than a pixel per module. */
  'too-small',
  'logo-unreadable',
  'logo-too-large',
  /** No font of the site has some letters of the frame. */
  'letters-missing',
  /** The letters of the frame could not be fetched. */
  'letters-not-loaded',
  /** The finished code was not decoded as the expected text. */
  'unreadable',
  /** The picture does not fit into the memory of this device. */
  'too-large',
  /** The drawing workers crashed repeatedly. */
  'undrawable',
] as const
export type WorkFaultReason = (typeof workFaultReasons)[number]
