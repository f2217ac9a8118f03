'use client'

import { useForm, useLivePreviewContext } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { readFieldClick } from '@/cms/preview/preview-message'
import { locateField } from '@/cms/translation/focus-path'
import { queryParameters } from '@/paths'
import { focusParameter } from './form-address'

/** Rows and rich text editors appear some time after the form. */
const patienceMs = 10_000

/**
 * Focuses the field that the address names, and those of the texts that are clicked in the preview:
 * scrolls to the field and opens its rows.
 */
export function FocusField() {
  const path = useSearchParams().get(focusParameter)
  const { getFields } = useForm()
  const { url } = useLivePreviewContext()
  const stopLast = useRef(() => {})

  const focus = useEffectEvent((wanted: string) => {
    stopLast.current()
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
    stopLast.current = stop
    observer.observe(document.body, { childList: true, subtree: true })
    step()
  })
  const readMessage = useEffectEvent((event: MessageEvent) => {
    const click = readFieldClick(event)
    const { searchParams } = new URL(url || window.location.href, window.location.href)
    // The editor may have followed a link to another page.
    if (click && click.page === searchParams.get(queryParameters.path)) focus(click.field)
  })

  useEffect(() => {
    if (path) focus(path)
  }, [path])
  useEffect(() => {
    const read = (event: MessageEvent) => readMessage(event)
    window.addEventListener('message', read)
    return () => {
      window.removeEventListener('message', read)
      stopLast.current()
    }
  }, [])
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
