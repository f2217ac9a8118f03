'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { request } from '@/desk/admin/requests/request'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'

/** Marks a new message as read when a team member opens it. */
export function MarkMessageRead() {
  const { hasSavePermission } = useDocumentInfo()
  const { document } = useEditedDocument()
  const { setValue, value } = useField<string>({ path: 'status' })
  const isMarked = useRef(false)
  useEffect(() => {
    if (value !== 'new' || !hasSavePermission || isMarked.current) return
    isMarked.current = true
    const wish = { document, query: { depth: '0' }, body: { status: 'read' } }
    request('PATCH /:document', wish).then(
      () => setValue('read', true),
      () => undefined,
    )
  }, [document, hasSavePermission, setValue, value])
  return null
}
