'use client'

import {
  useAllFormFields,
  useConfig,
  useDebounce,
  useDocumentInfo,
  useForm,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasTyped, listLaterTexts, type Texts } from './typed-texts'

type Carried = { id: unknown; texts: Texts; focus: { id: string; end: number | null } }

/** Text that was typed during the first save, for the form that replaces this one. */
let carried: Carried | undefined

const pauseMs = 1500

/**
 * Creates a document when the first text is typed into its form. Payload would create one when the
 * empty form is opened and leave an entry without a title behind. Afterwards, autosave works.
 */
export function FirstSave() {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { setModified, submit } = useForm()
  const [fields, dispatch] = useAllFormFields()
  const paused = useDebounce(fields, pauseMs)
  const isSaving = useRef(false)
  const sent = useRef<typeof fields>({})
  const now = useRef({ createdId: undefined as unknown, fields, id })
  now.current = { createdId: data?.id, fields, id }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pause
  useEffect(() => {
    if (id || !collectionSlug || isSaving.current || !hasTyped(paused)) return
    isSaving.current = true
    sent.current = now.current.fields
    const query = new URLSearchParams({ depth: '0', draft: 'true', locale })
    void submit({
      action: `${config.routes.api}/${collectionSlug}?${query}`,
      method: 'POST',
      overrides: { _status: 'draft' },
      skipValidation: true,
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
    }).then((result) => {
      isSaving.current = Boolean(result?.res?.ok)
    })
  }, [paused])

  useLayoutEffect(
    () => () => {
      const { createdId, fields: last, id: ownId } = now.current
      if (ownId || !createdId) return
      const { activeElement } = document
      const end = activeElement instanceof HTMLElement && 'selectionEnd' in activeElement
      carried = {
        id: createdId,
        texts: listLaterTexts(sent.current, last),
        focus: {
          id: activeElement?.id ?? '',
          end: end ? (activeElement as HTMLInputElement).selectionEnd : null,
        },
      }
    },
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (!id || carried?.id !== id) return
    const { texts, focus } = carried
    carried = undefined
    // Runs after the effects of the form, which set its first state.
    requestAnimationFrame(() => {
      for (const [path, value] of Object.entries(texts)) dispatch({ type: 'UPDATE', path, value })
      if (Object.keys(texts).length > 0) setModified(true)
      const field = focus.id ? document.getElementById(focus.id) : null
      field?.focus()
      if (focus.end === null || !(field && 'setSelectionRange' in field)) return
      ;(field as HTMLInputElement).setSelectionRange(focus.end, focus.end)
    })
  }, [id])

  return null
}
