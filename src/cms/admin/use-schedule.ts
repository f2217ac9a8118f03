'use client'

import { toast, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ShownChange } from '@/cms/schedule/find-changes'

export type Schedule = {
  changes: ShownChange[]
  /** Future date on which an article becomes public in this language if it is published now. */
  dateAhead: string | null
}

const changed = 'schedule-changed'

/** Notifies every component that shows the schedule of a document to reload it. */
export const announceSchedule = () => window.dispatchEvent(new Event(changed))

/** Returns the address of the schedule of the edited document; undefined before its first save. */
export function useScheduleUrl(): string | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  if (!globalSlug && !id) return undefined
  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`
  return `${config.routes.api}${path}/schedule?locale=${code}`
}

/** Returns the schedule of the edited document; reloaded when its date or status changes. */
export function useSchedule(): Schedule | undefined {
  const { savedDocumentData } = useDocumentInfo()
  const url = useScheduleUrl()
  const [schedule, setSchedule] = useState<Schedule>()
  const saved = `${savedDocumentData?._status} ${savedDocumentData?.publishedAt}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have moved what is scheduled
  useEffect(() => {
    if (!url) return
    const end = new AbortController()
    const load = async () => {
      const answer = await fetch(url, { credentials: 'include', signal: end.signal })
      if (answer.ok) setSchedule(await answer.json())
    }
    const reload = () => load().catch(() => {})
    reload()
    window.addEventListener(changed, reload, { signal: end.signal })
    return () => end.abort()
  }, [url, saved])
  return schedule
}

/**
 * Sends a request to schedule; shows the reason of a refusal and returns whether it was accepted.
 */
export async function sendSchedule(
  url: string,
  wish: { action: string; locales: string[]; at?: string },
  failed: string,
): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    })
    if (!answer.ok) toast.error((await answer.json()).errors?.[0]?.message ?? failed)
    else announceSchedule()
    return answer.ok
  } catch {
    toast.error(failed)
    return false
  }
}
