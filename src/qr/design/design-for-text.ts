import type { Design } from './design'
import { swissCross } from './swiss-cross'

const swissBill = /^SPC\r?\n02\d\d\r?\n1\r?\n/

/**
 * Adds to a design what the specification of a text requires. A Swiss QR-bill has level M and the
 * Swiss cross, which no logo replaces. Returns the same design for any other text.
 */
export function designForText(text: string, design: Design): Design {
  return swissBill.test(text) ? { ...design, level: 'M', logo: swissCross } : design
}
