import type { Folders } from '../list/use-folders'

/** What a form that adds codes needs. */
export type AddProps = {
  folders: Folders
  tags: readonly string[]
  /** Called with a note once codes were added; closes the dialog unless it still has to `stay`. */
  onAdded: (note: string, options?: { stay: boolean }) => void
}
