import { type Locator, page } from 'vitest/browser'

/** Returns the control of a content form by the name of its field. */
export function field(name: string): Locator {
  const control = document.querySelector(`form [name="${name}"]`)
  if (!control) throw new Error(`The form has no field ${name}`)
  return page.elementLocator(control)
}

/** Fills in text fields one after the other. */
export async function fillFields(fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await field(name).fill(value)
}
