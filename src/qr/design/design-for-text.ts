import type { Design } from './design'
import { isSwissBill } from './is-swiss-bill'
import { swissCross } from './swiss-cross'

/**
 * Adds to a design what the specification of a text requires. A Swiss QR-bill has level M and the
 * Swiss cross, which no logo replaces. Returns the same design for any other text.
 */
export function designForText(text: string, design: Design): Design {
  return isSwissBill(text) ? { ...design, level: 'M', logo: swissCross } : design
}
