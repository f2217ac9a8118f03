import { cache } from 'react'

/** Whether the current rendering is a preview; a new object for each rendering. */
const marking = cache(() => ({ isOn: false }))

export function startMarking(): void {
  marking().isOn = true
}

/**
 * Returns the attribute with the path of the field that a text comes from, by which the preview
 * focuses the field in the admin; none for visitors.
 *
 * @param names names of fields, and ids of rows; without an id there is no path
 */
export function markField(...names: (string | null | undefined)[]): { 'data-field'?: string } {
  return marking().isOn && names.every(Boolean) ? { 'data-field': names.join('.') } : {}
}
