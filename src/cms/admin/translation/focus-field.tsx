'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { focusParameter } from './form-address'

/** Rows and rich text editors appear some time after the form. */
const patienceMs = 10_000

/** Scrolls to the field that the address names, opens its rows and focuses it. */
export function FocusField() {
  const path = useSearchParams().get(focusParameter)
  useEffect(() => {
    if (!path || path.length > 300) return undefined
    const step = () => openField(path.split('.')) && stop()
    const observer = new MutationObserver(step)
    const timer = setTimeout(stop, patienceMs)
    function stop() {
      observer.disconnect()
      clearTimeout(timer)
    }
    observer.observe(document.body, { childList: true, subtree: true })
    step()
    return stop
  }, [path])
  return null
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
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
  return document.activeElement === field
}

/** Finds a rich text editor, which has no id, by its label. */
function findEditor(id: string): HTMLElement | null {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
  return label?.closest('.field-type')?.querySelector('[contenteditable="true"]') ?? null
}
