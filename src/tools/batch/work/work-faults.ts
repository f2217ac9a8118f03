/** What may keep a good row from becoming a file; message keys under `batch.faults`. */
export const workFaultReasons = [
  'too-long',
  /** Less than a pixel a module. */
  'too-small',
  'logo-unreadable',
  'logo-too-large',
  /** No font of ours has some letters of the frame. */
  'letters-missing',
  /** The letters of the frame could not be fetched. */
  'letters-not-loaded',
  /** The finished code was not read back as what it should hold. */
  'unreadable',
  /** More than the memory of this device holds. */
  'too-large',
  /** Drawing broke off, again and again. */
  'undrawable',
] as const
export type WorkFaultReason = (typeof workFaultReasons)[number]
