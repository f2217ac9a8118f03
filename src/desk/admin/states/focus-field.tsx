'use client'

import { useForm } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { focusFormField } from './focus-form-field'
import { focusParameter } from './form-address'

/** Focuses the field that the address names: scrolls to it and opens its rows. */
export function FocusField() {
  const path = useSearchParams().get(focusParameter)
  const { getFields } = useForm()
  const focus = useEffectEvent((wanted: string) => focusFormField(wanted, getFields))
  useEffect(() => (path ? focus(path) : undefined), [path])
  return null
}
