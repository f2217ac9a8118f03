'use client'

import { useConfig, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Marks a new message as read when a team member opens it. */
export function MarkMessageRead() {
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo()
  const { config } = useConfig()
  const { setValue, value } = useField<string>({ path: 'status' })
  const isMarked = useRef(false)
  useEffect(() => {
    if (value !== 'new' || !hasSavePermission || isMarked.current) return
    isMarked.current = true
    fetch(`${config.routes.api}/${collectionSlug}/${id}?depth=0`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'read' }),
    }).then(
      (answer) => answer.ok && setValue('read', true),
      () => undefined,
    )
  }, [collectionSlug, config.routes.api, hasSavePermission, id, setValue, value])
  return null
}
