import { barcodeFaults } from '@/qr/barcode'
import { cellFaults } from './check-cell'

/** Faults of rows besides `content.errors`; message keys under `batch.faults`. */
export const rowFaultReasons = [
  ...cellFaults,
  ...barcodeFaults,
  'extra-cells',
  'broken-quotes',
  'choice',
  'switch',
  'too-long',
  'color',
  'contrast',
  'logo',
  'frame-text',
  /** More rows than dynamic codes may be created in a day. */
  'day-limit',
  'quantity',
  /** Not a product number. */
  'gtin',
  /** The finished code was not decoded as the expected text. */
  'unreadable',
] as const
export type RowFaultReason = (typeof rowFaultReasons)[number]
