import type { Design } from '@/qr/design/design'
import type { Matrix } from '@/qr/encode/matrix'

/** What each part of the design step works on. */
export type DesignPanelProps = {
  /** Text of the code in the pictures. */
  text: string
  matrix: Matrix
  /** For pictures: it may lag a moment behind. */
  shown: Design
  design: Design
  restyle: (part: Partial<Design>) => void
}
