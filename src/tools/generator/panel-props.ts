import type { Design } from '@/qr/design/design'
import type { OutlinedText } from '@/qr/text/outlined-text'
import type { Code } from './draw-code'

/** What the editor hands to each of its panels. */
export type PanelProps = {
  code: Code
  design: Design
  /** The words of the frame as outlines; null while they load or where there are none. */
  frameText: OutlinedText | null
  /** Successive changes of one `step` within a second are undone at once. */
  onRestyle: (change: Partial<Design>, step?: string) => void
  /**
   * False, after saying why, while the form holds nothing finished to take away; where it only has
   * to be saved first, `next` is called once it is.
   */
  isReadyToTake: (next?: () => void) => boolean
  /** To be called after the code was downloaded, copied, shared or printed. */
  onTaken: () => void
}
