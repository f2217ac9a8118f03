/** Marks, embeddings, overrides and isolates, which hide in what order a text is. */
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Finds a control of writing direction in a text, such as U+202E, which no language of the site needs.
 *
 * @param source a text whose own controls are accepted
 */
export function findBidiControl(text: string, source = ''): string | undefined {
  const found = text.match(controls)?.find((control) => !source.includes(control))
  return found && `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
