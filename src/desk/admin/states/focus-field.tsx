'use client'

import { useForm, useLivePreviewContext } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { readFieldClick } from '@/cms/preview/preview-message'
import { queryParameters } from '@/paths'
import { focusFormField } from './focus-form-field'
import { focusParameter } from './form-address'

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
    stopLast.current = focusFormField(wanted, getFields)
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
