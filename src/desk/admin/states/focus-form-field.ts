import type { FormState } from 'payload'
import { locateField } from '../../states/focus-path'

/** Rows and rich text editors appear some time after the form. */
const patienceMs = 10_000

/**
 * Focuses a field of a form once it exists: scrolls to it and opens its rows. Returns a function that
 * cancels the wait.
 *
 * @param wanted the path, with rows by position or by id
 */
export function focusFormField(wanted: string, getFields: () => FormState): () => void {
  const step = () => {
    const fields = getFields()
    const located = locateField(wanted, (list) => fields[list]?.rows)
    if (located && openField(located)) stop()
  }
  const observer = new MutationObserver(step)
  const timer = setTimeout(stop, patienceMs)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  step()
  return stop
}

/** Opens the rows around a field as far as they exist; returns whether the field has the focus. */
function openField(path: readonly string[]): boolean {
  for (const [index, name] of path.entries()) {
    if (!/^\d+$/.test(name)) continue
    const row = document.getElementById(`${path.slice(0, index).join('-')}-row-${name}`)
    if (!row) return false
    const [toggle] = row.querySelectorAll<HTMLElement>('.collapsible__toggle')
    if (toggle?.classList.contains('collapsible__toggle--collapsed')) toggle.click()
    // Payload renders the fields of a row once it is near the visible part of the page.
    row.scrollIntoView({ block: 'start' })
  }
  const id = `field-${path.join('__')}`
  const field = document.getElementById(id) ?? findEditor(id)
  if (!field) return false
  // The middle of a long text would show neither its beginning nor its label.
  const isTall = field.offsetHeight > window.innerHeight / 2
  field.scrollIntoView({ block: isTall ? 'start' : 'center' })
  field.focus({ preventScroll: true })
  return document.activeElement === field
}

/** Finds a rich text editor, which has no id, by its label. */
function findEditor(id: string): HTMLElement | null {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
  return label?.closest('.field-type')?.querySelector('[contenteditable="true"]') ?? null
}
