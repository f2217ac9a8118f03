'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

type Props = {
  /** The notice; all of the user if omitted. */
  id?: string
  texts: Record<'all' | 'failed' | 'one', string>
}

/** Marks notices as read, which removes them from the dashboard. */
export function ReadNotices({ id, texts }: Props) {
  const { config } = useConfig()
  const router = useRouter()
  const [isBusy, start] = useTransition()
  const read = () =>
    start(async () => {
      const answer = await fetch(`${config.routes.api}/workflow-notices/read`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(id ? { id } : {}),
      }).catch(() => null)
      if (answer?.ok) router.refresh()
      else toast.error(texts.failed)
    })
  return (
    <Button size="small" buttonStyle="secondary" margin={false} disabled={isBusy} onClick={read}>
      {id ? texts.one : texts.all}
    </Button>
  )
}
