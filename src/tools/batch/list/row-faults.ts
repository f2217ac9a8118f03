/** What keeps a row from becoming a code besides `content.errors`; keys under `batch.faults`. */
export const rowFaultReasons = [
  'extra-cells',
  'broken-quotes',
  'choice',
  'switch',
  'too-long',
  'color',
  'contrast',
  'logo',
  'frame-text',
  /** The finished code was not read back as what it should hold. */
  'unreadable',
] as const
export type RowFaultReason = (typeof rowFaultReasons)[number]
