import { bleedLimitsMm } from '@/qr/render'
import * as z from '@/std/zod'

const { min, max } = bleedLimitsMm

/** Stored settings of a PDF for a print shop; earlier ones lack them. */
export const printBoxesShape = {
  bleedMm: z._default(z.number().check(z.gte(min), z.lte(max)), 0),
  /** Whether the file is a PDF/X-4; ignored in RGB. */
  isPdfX: z._default(z.boolean(), false),
}

export const defaultPrintBoxes = { bleedMm: 0, isPdfX: false }
