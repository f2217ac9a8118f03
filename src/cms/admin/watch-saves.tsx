'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Notifies the form of each running automatic save. Payload does so only for the first of
 * consecutive saves without a pause, and marks changes made during the others as saved.
 */
export function WatchSaves() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { setBackgroundProcessing } = useForm()
  const document = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`

  useEffect(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      const [path = '', query = ''] = typeof input === 'string' ? input.split('?') : []
      const isSave = path.endsWith(document) && new URLSearchParams(query).has('autosave')
      if (isSave) setBackgroundProcessing(true)
      return fetch(input, init)
    }
    return () => {
      window.fetch = fetch
    }
  }, [document, setBackgroundProcessing])

  return null
}
