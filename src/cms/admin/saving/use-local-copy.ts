'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Values } from '@/desk/documents/row-fields'
import { deleteCopy, findCopies, holdForm, type LocalCopy, putCopy } from './local-copies'
import { copyAsSent, listUnsavedFields } from './unsaved-values'

const pauseMs = 300

type Options = {
  user: string | undefined
  document: string
  isUnsaved: boolean
  /** Any value that differs after each change of the form. */
  changes: unknown
}

/** Keeps what is not saved in the browser, and finds what earlier forms of the document kept. */
export function useLocalCopy({ user, document, isUnsaved, changes }: Options) {
  const { dispatchFields, getData, getField, reset, setModified } = useForm()
  const [id] = useState(() => crypto.randomUUID())
  const [found, setFound] = useState<readonly LocalCopy[]>([])
  const [isKept, setKept] = useState(false)
  /** The values that are saved. */
  const saved = useRef<Values>(null)
  const hasCopy = useRef(false)
  const restored = useRef<string[]>([])
  const isWaiting = useRef(false)

  const store = useEffectEvent(async () => {
    isWaiting.current = false
    if (!user || !saved.current) return
    const values = copyAsSent(getData())
    const names = listUnsavedFields(saved.current, values)
    const file = getField('file')?.value
    const isFile = file instanceof File
    if (names.length === 0 && !isFile) return
    const copy: LocalCopy = {
      ...{ id, user, document, storedAt: Date.now() },
      values: Object.fromEntries(
        [...names, 'revision'].flatMap((name) => (name in values ? [[name, values[name]]] : [])),
      ),
      ...(isFile && { file }),
    }
    hasCopy.current = true
    try {
      await putCopy(copy)
      for (const earlier of restored.current.splice(0)) await deleteCopy(earlier)
      setKept(true)
    } catch {
      setKept(false)
    }
  })

  const forget = useEffectEvent(async () => {
    if (!hasCopy.current) return
    hasCopy.current = false
    await deleteCopy(id).catch(() => {})
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => {
    if (!isUnsaved) {
      saved.current = copyAsSent(getData())
      void forget()
      return
    }
    isWaiting.current = true
    const timer = setTimeout(store, pauseMs)
    return () => clearTimeout(timer)
  }, [changes, isUnsaved])

  const storeNow = useEffectEvent(() => {
    if (isWaiting.current) void store()
  })
  useEffect(() => {
    const open = new AbortController()
    const { signal } = open
    holdForm(id, signal)
    window.addEventListener('pagehide', () => storeNow(), { signal })
    return () => {
      storeNow()
      open.abort()
    }
  }, [id])

  useEffect(() => {
    let isShown = true
    if (user)
      findCopies(user, document).then(
        (copies) => isShown && setFound(copies),
        () => {},
      )
    return () => {
      isShown = false
    }
  }, [user, document])

  const leaveOut = (copy: LocalCopy) =>
    setFound((others) => others.filter((other) => other !== copy))

  return {
    isKept,
    found,
    async discard(copy: LocalCopy) {
      leaveOut(copy)
      await deleteCopy(copy.id)
    },
    /** Puts a copy into the form. @throws (rejects) if the server cannot be reached */
    async restore(copy: LocalCopy) {
      await reset({ ...getData(), ...copy.values })
      if (copy.file) dispatchFields({ type: 'UPDATE', path: 'file', value: copy.file })
      // Deleted as soon as this form has a copy of its own.
      restored.current.push(copy.id)
      setModified(true)
      leaveOut(copy)
    },
  }
}
