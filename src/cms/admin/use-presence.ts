'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Editor, PresenceAction } from '@/cms/presence/presence'
import { request } from '@/desk/admin/requests/request'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'

const renewalMs = 15_000
const inactivityMs = 5 * 60_000

type Presence = {
  editor: Editor | null
  /** Whether another user is the editor, and whether that user replaced this one. */
  isTheirs: boolean
  wasTakenOver: boolean
}

const nobody: Presence = { editor: null, isTheirs: false, wasTakenOver: false }

/**
 * Reports to the server that this user is editing, from the first change until the user leaves or
 * pauses, and polls for the current editor.
 *
 * @param changes any value that differs after each change; null without changes
 * @param onFree called when another user stops editing or is replaced
 */
export function usePresence(changes: unknown, onFree: () => void) {
  const { hasSavePermission } = useDocumentInfo()
  const { document, isSaved, locale } = useEditedDocument()
  const { user } = useAuth()
  const [presence, setPresence] = useState(nobody)
  const [changedAt, setChangedAt] = useState(0)

  async function send(action: PresenceAction) {
    if (!isSaved || !hasSavePermission) return
    const answer = await post(document, locale, action).catch(() => null)
    if (answer) update(answer.editor)
  }

  const update = useEffectEvent((editor: Editor | null) => {
    const isTheirs = editor !== null && editor.id !== user?.id
    if (presence.isTheirs && !isTheirs) onFree()
    const held = presence.editor !== null && !presence.isTheirs
    setPresence({ editor, isTheirs, wasTakenOver: isTheirs && (held || presence.wasTakenOver) })
  })

  const refresh = useEffectEvent(() => send('look'))
  const edit = useEffectEvent(() => send('edit'))
  const renew = useEffectEvent(() => {
    const isEditing = Date.now() - changedAt < inactivityMs
    return send(isEditing && !presence.isTheirs ? 'edit' : 'look')
  })
  const leave = useEffectEvent((left: string, language: string) => {
    if (presence.editor && !presence.isTheirs) post(left, language, 'leave', true).catch(() => {})
  })

  useEffect(() => {
    if (changes === null) return
    setChangedAt(Date.now())
  }, [changes])

  const isFirstChange = changes !== null && presence.editor === null
  useEffect(() => {
    if (isFirstChange) void edit()
  }, [isFirstChange])

  useEffect(() => {
    setPresence(nobody)
    void refresh()
    const timer = setInterval(renew, renewalMs)
    const onFocus = () => void renew()
    const onHide = () => leave(document, locale)
    window.addEventListener('focus', onFocus)
    window.addEventListener('pagehide', onHide)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', onFocus)
      window.removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [document, locale])

  return { ...presence, takeOver: () => send('takeOver') }
}

const post = (document: string, locale: string, action: PresenceAction, keepalive = false) =>
  request(
    'POST /:document/presence',
    { document, query: { locale }, body: { action } },
    { keepalive },
  )
