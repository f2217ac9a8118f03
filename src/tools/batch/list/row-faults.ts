import { cellFaults } from './check-cell'

/** Faults of rows besides `content.errors`; message keys under `batch.faults`. */
export const rowFaultReasons = [
  ...cellFaults,
  'extra-cells',
  'broken-quotes',
  'choice',
  'switch',
  'too-long',
  'color',
  'contrast',
  'logo',
  'frame-text',
  /** The finished code was not decoded as the expected text. */
  'unreadable',
] as const
export type RowFaultReason = (typeof rowFaultReasons)[number]
