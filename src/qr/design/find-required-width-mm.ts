import { isSwissBill } from './is-swiss-bill'

/** SIX, Implementation Guidelines QR-bill 2.3: 46 × 46 mm without the quiet zone. */
const swissBillMm = 46

/**
 * Finds the exact printed width that the specification of a text requires, without quiet zone and
 * frame; undefined for texts that may have any width.
 */
export function findRequiredWidthMm(text: string): number | undefined {
  return isSwissBill(text) ? swissBillMm : undefined
}
