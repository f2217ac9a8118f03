import type { Design } from '@/qr/design/design'
import type { Matrix } from '@/qr/encode/matrix'

/** What each part of the design step works on. */
export type DesignPanelProps = {
  /** Of the code that the pictures show. */
  text: string
  matrix: Matrix
  /** For pictures: it may lag a moment behind. */
  shown: Design
  design: Design
  restyle: (part: Partial<Design>) => void
}
