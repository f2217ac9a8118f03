'use client'

import {
  useAllFormFields,
  useAuth,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { findSignedIn } from '@/desk/admin/requests/request'
import type { Values } from '@/desk/documents/row-fields'
import { createSaves } from './saves'
import { copyAsSent } from './unsaved-values'
import { watchRequests } from './watch-requests'

const firstPauseMs = 2_000
const longestPauseMs = 60_000
const timeoutMs = 60_000

/**
 * Sends the saves of the form that this component is in, one after another.
 *
 * @param address where the form is saved, without parameters
 */
export function useWatchedSaves(address: string) {
  const { user } = useAuth()
  const { getData, getFields, setBackgroundProcessing, setModified } = useForm()
  const [fields, dispatch] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isInBackground = useFormBackgroundProcessing()
  const [userId] = useState(user?.id)
  const [nudge] = useState(() => new EventTarget())
  /** The fields as they were sent, during a background save. */
  const sentFields = useRef<FormState>(null)

  const [saves] = useState(() =>
    createSaves({
      read: () => copyAsSent(getData()),
      isOnline: () => navigator.onLine,
      isSignedIn: async () => {
        const signedIn = await findSignedIn()
        return signedIn !== undefined && signedIn === userId
      },
      pause: (attempt) =>
        pauseOrNudge(Math.min(longestPauseMs, firstPauseMs * 2 ** attempt), nudge),
    }),
  )
  const state = useSyncExternalStore(saves.subscribe, saves.getState, saves.getState)
  const isUnsaved = isModified || state.isBehind

  const watch = useEffectEvent((target: string, init: RequestInit, send: typeof fetch) => {
    const [path, query = ''] = target.split('?')
    const isWrite = /^(post|patch)$/i.test(init.method ?? '')
    if (!isWrite || path !== address || !(init.body instanceof FormData)) return undefined
    const parameters = new URLSearchParams(query)
    const isBackground = parameters.has('autosave') || parameters.has('again')
    if (isBackground) {
      // Payload notes only for the first of consecutive saves that what is typed now is not in it.
      setBackgroundProcessing(true)
      sentFields.current = getFields()
    }
    return saves.send({
      sent: readSent(init.body),
      isBackground,
      isChange: isUnsaved,
      send: () =>
        send(target, { ...init, ...(isBackground && { signal: AbortSignal.timeout(timeoutMs) }) }),
    })
  })
  useEffect(() => watchRequests((...request) => watch(...request)), [])
  useEffect(() => saves.open(), [saves])

  // Payload replaces what was typed during a save by what was saved, except in the field that was
  // typed in last.
  useLayoutEffect(() => {
    const sent = sentFields.current
    if (!isInBackground || !sent) return
    const typed = Object.entries(fields).filter(
      ([path, field]) => !field.isModified && field.value !== sent[path]?.value,
    )
    if (typed.length === 0) return
    const marked = typed.map(([path, field]) => [path, { ...field, isModified: true }])
    dispatch({ type: 'UPDATE_MANY', formState: Object.fromEntries(marked) })
  }, [dispatch, fields, isInBackground])

  // After a refused save, Payload marks what is not saved as saved.
  useEffect(() => {
    if (state.isBehind && !isModified && !isProcessing && !isInBackground) setModified(true)
  }, [isInBackground, isModified, isProcessing, setModified, state.isBehind])

  return {
    ...state,
    isUnsaved,
    userId: userId === undefined ? undefined : String(userId),
    /** Ends the pause before a save is repeated. */
    hurry: () => nudge.dispatchEvent(new Event('nudge')),
  }
}

function readSent(body: FormData): Values {
  const text = body.get('_payload')
  return typeof text === 'string' ? JSON.parse(text) : {}
}

/** Waits, but no longer than until the browser is back online or the user returns to the page. */
function pauseOrNudge(ms: number, nudge: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const ends = new AbortController()
    const { signal } = ends
    const end = () => {
      ends.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    nudge.addEventListener('nudge', end, { signal })
    window.addEventListener('online', end, { signal })
    window.addEventListener('focus', end, { signal })
  })
}
