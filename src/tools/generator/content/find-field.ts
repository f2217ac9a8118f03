/**
 * Finds the control of a field by its name, or the first control, and expands the Fold around it.
 */
export function findField(form: HTMLFormElement, name?: string): HTMLElement | undefined {
  const named = name ? form.elements.namedItem(name) : null
  const controls = form.querySelectorAll<HTMLElement>('input, textarea, select')
  const first = [...controls].find((control) => !control.closest('[data-code-kind]'))
  const control = named instanceof HTMLElement ? named : first
  const fold = control?.closest('details')
  if (fold) fold.open = true
  return control ?? undefined
}
