'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { Schedule } from '@/cms/schedule/endpoints'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { useAnswer } from '@/desk/admin/requests/use-request'

/** Returns the schedule of the edited document; reloaded when its date or status changes. */
export function useSchedule(): Schedule | undefined {
  const { savedDocumentData } = useDocumentInfo()
  const { document, isSaved, locale } = useEditedDocument()
  const wish = isSaved ? { document, query: { locale } } : undefined
  // A save may have moved what is scheduled.
  const saved = `${savedDocumentData?._status} ${savedDocumentData?.publishedAt}`
  return useAnswer('GET /:document/schedule', wish, saved).answer
}
