/** The control of a field by its name, or the first of the form; a fold around it is opened. */
export function findField(form: HTMLFormElement, name?: string): HTMLElement | undefined {
  const named = name ? form.elements.namedItem(name) : null
  const first = form.querySelector<HTMLElement>('input, textarea, select')
  const control = named instanceof HTMLElement ? named : first
  const fold = control?.closest('details')
  if (fold) fold.open = true
  return control ?? undefined
}
