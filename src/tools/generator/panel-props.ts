import type { PrintColorToCheck } from '@/qr/check'
import type { Design } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'
import type { Code } from './draw-code'
import type { PendingAction } from './generator-state'

/** Properties that the editor passes to each of its panels. */
export type PanelProps = {
  code: Code
  design: Design
  /** The design with what the specification of the content requires. */
  drawnDesign: Design
  /** The text of the frame as outlines; null while they load or without text. */
  frameText: OutlinedText | null
  /** Changes of one `step` within a second are undone together. */
  onRestyle: (change: Partial<Design>, step?: string) => void
  /**
   * Returns false, after a notice, while the form contains nothing finished to export. If the code
   * only has to be saved first, it is saved, and `action` becomes due.
   */
  isReadyToExport: (action?: PendingAction) => boolean
  /** The action that waited for the save, for one commit: its panel starts it now. */
  dueAction?: PendingAction | undefined
  /** To be called with the colours of a print file, while one is chosen; else with null. */
  onPrintColor?: (color: PrintColorToCheck | null) => void
  /** To be called after the code was downloaded, copied, shared or printed. */
  onExported: () => void
}
