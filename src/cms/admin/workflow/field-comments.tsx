'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ShownThread } from '@/cms/workflow/comments/show-threads'
import { Icon } from '@/ui/icon/icon'
import { keyOfPath } from './key-of-path'
import { readLabel } from './read-label'
import styles from './workflow.module.css'

type Props = {
  /** The open threads of the edited language. */
  threads: readonly ShownThread[]
  label: string
  onOpen: (field: string) => void
}

type Place = { key: string; container: HTMLElement; open: number; name: string }

const fieldPrefix = 'field-'
const className = styles.comments ?? ''

/**
 * Buttons at the labels of fields that have comments, and at the field with the focus. Payload has no
 * slot there for all fields of a form, so they are added to its labels.
 */
export function FieldComments({ threads, label, onOpen }: Props) {
  const { getFields } = useForm()
  const [focused, setFocused] = useState<string>()
  const [places, setPlaces] = useState<readonly Place[]>([])

  const locate = useEffectEvent(() => {
    const labels = document.querySelectorAll<HTMLLabelElement>(
      `.document-fields__edit label[for^="${fieldPrefix}"]`,
    )
    const fields = getFields()
    const found = [...labels].flatMap((element): Place[] => {
      const path = pathOf(element)
      const key = fields[path] && keyOfPath(path, fields)
      if (!key) return []
      const open = threads.filter(({ field }) => field === key).length
      if (open === 0 && path !== focused) return []
      return [{ key, container: containerAfter(element), open, name: readLabel(element) }]
    })
    setPlaces((known) => (isSame(known, found) ? known : found))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: both change the places
  useEffect(() => {
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => locate())
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [threads, focused])

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest('.field-type') : null
      const element = field?.querySelector<HTMLLabelElement>(`label[for^="${fieldPrefix}"]`)
      if (element) setFocused(pathOf(element))
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  return places.map(({ key, container, open, name }) =>
    createPortal(
      <button
        type="button"
        data-open={open > 0 ? '' : undefined}
        aria-label={`${label}: ${name}${open > 0 ? ` (${open})` : ''}`}
        title={label}
        onClick={() => onOpen(key)}
      >
        <Icon name="message-square" size={14} />
        {open > 0 && open}
      </button>,
      container,
      key,
    ),
  )
}

const pathOf = (element: HTMLLabelElement) =>
  element.htmlFor.slice(fieldPrefix.length).replaceAll('__', '.')

/** The place for a button next to a label, which is created once. */
function containerAfter(element: HTMLElement): HTMLElement {
  const next = element.nextElementSibling
  if (next instanceof HTMLElement && next.classList.contains(className)) return next
  const container = document.createElement('span')
  container.className = className
  element.after(container)
  return container
}

const isSame = (known: readonly Place[], found: readonly Place[]) =>
  known.length === found.length &&
  known.every((one, index) => {
    const other = found[index]
    return other?.container === one.container && other.open === one.open && other.key === one.key
  })
