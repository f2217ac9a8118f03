import type { Design } from '@/qr/design'
import type { Matrix } from '@/qr/encode'

/** Properties of each part of the design step. */
export type DesignPanelProps = {
  /** Text of the code in the pictures. */
  text: string
  matrix: Matrix
  /** The design for pictures, which may lag behind `design`. */
  shown: Design
  design: Design
  restyle: (part: Partial<Design>) => void
}
