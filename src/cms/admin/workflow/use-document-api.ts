'use client'

import { toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useState } from 'react'

/** Sends requests about the edited document, and shows why one is refused. */
export function useDocumentApi(failed: string) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { language } = i18n
  const [isBusy, setBusy] = useState(false)
  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`
  const url = config.routes.api + path

  /** Returns the answer; undefined if the request was refused; a toast shows the reason. */
  const request = useCallback(
    async <T>(part: string, body?: object, method = 'POST'): Promise<T | undefined> => {
      // Reading disables no button: a press on one would be lost.
      const isWrite = Boolean(body) || method === 'DELETE'
      if (isWrite) setBusy(true)
      try {
        const answer = await fetch(url + part, {
          credentials: 'include',
          headers: { 'accept-language': language, 'content-type': 'application/json' },
          method: body ? method : method === 'DELETE' ? method : 'GET',
          ...(body && { body: JSON.stringify(body) }),
        })
        const result = await answer.json()
        if (answer.ok) return result as T
        toast.error(result.errors?.[0]?.message ?? failed)
      } catch {
        toast.error(failed)
      } finally {
        if (isWrite) setBusy(false)
      }
      return undefined
    },
    [url, language, failed],
  )
  return {
    request,
    isBusy,
    isSaved: Boolean(id || globalSlug),
    entity: globalSlug ?? collectionSlug ?? '',
    id: String(id ?? ''),
  }
}
