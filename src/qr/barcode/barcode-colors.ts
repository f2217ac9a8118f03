import { type Design, pureBlack } from '@/qr/design/design'
import { findMainColor } from '@/qr/design/find-main-color'

/** The colors of a design that a barcode uses: it has no gradients, shapes or logos. */
export function barcodeColors({ modules, background }: Pick<Design, 'modules' | 'background'>): {
  color: string
  background: string | null
} {
  const color = findMainColor(modules.fill) ?? pureBlack
  return { color, background: findMainColor(background.fill) ?? null }
}
