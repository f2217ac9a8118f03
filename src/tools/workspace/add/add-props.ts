/** What a form that adds codes needs. */
export type AddProps = {
  /** Called with a note once codes were added; closes the dialog unless it still has to `stay`. */
  onAdded: (note: string, options?: { stay: boolean }) => void
}
