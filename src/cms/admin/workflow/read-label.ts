/** Returns the text of the label of a field, without the marks for required and localized fields. */
export function readLabel(element: Element): string {
  const label = element.cloneNode(true) as Element
  for (const mark of label.querySelectorAll('.required, .localized')) mark.remove()
  return label.textContent?.trim() ?? ''
}
