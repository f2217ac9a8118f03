'use client'

import { useForm, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { readFieldClick } from '@/cms/preview/preview-message'
import { focusFormField } from '@/desk/admin/states/focus-form-field'
import { queryParameters } from '@/paths'

/** Focuses the fields of the texts that are clicked in the preview. */
export function FocusClickedField() {
  const { getFields } = useForm()
  const { url } = useLivePreviewContext()
  const stopLast = useRef(() => {})

  const readMessage = useEffectEvent((event: MessageEvent) => {
    const click = readFieldClick(event)
    const { searchParams } = new URL(url || window.location.href, window.location.href)
    // The editor may have followed a link to another page.
    if (!click || click.page !== searchParams.get(queryParameters.path)) return
    stopLast.current()
    stopLast.current = focusFormField(click.field, getFields)
  })

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
