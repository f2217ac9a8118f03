/** Whether a field accepts texts. */
export function acceptsText(field: HTMLElement): boolean {
  return !field.matches(':disabled, [readonly], [contenteditable="false"]')
}

/**
 * Inserts a text as if it were typed, so that the form and the history of the field follow. Only this
 * command does that in inputs and in rich text editors.
 *
 * @param replaces whether the text replaces all of an input
 */
export function insertText(field: HTMLElement, text: string, replaces: boolean): void {
  field.focus()
  const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (replaces && isInput) field.select()
  document.execCommand('insertText', false, text)
}
