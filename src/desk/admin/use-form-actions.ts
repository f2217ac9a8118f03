'use client'

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { payloadRoutes } from '../routes'
import { useEditedDocument } from './requests/use-edited-document'

/** The editor of rich text passes its value on when the browser is idle, at the latest after 0.5 s. */
const idleMs = 600
/** An action is no longer held back by a save that takes longer, and fails or succeeds visibly. */
const patienceMs = 15_000

/**
 * Actions on the edited document. They wait for a running save, and concern all that was typed before
 * them.
 *
 * @param failed what the user reads if the form cannot be sent
 */
export function useFormActions(failed: string) {
  const { globalSlug } = useDocumentInfo()
  const { document, locale } = useEditedDocument()
  const form = useForm()
  const isSaving = useFormBackgroundProcessing()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const now = useRef({ form, isModified, isProcessing, isSaving })
  now.current = { form, isModified, isProcessing, isSaving }
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    if (!isSaving) for (const resume of waiting.current.splice(0)) resume()
  }, [isSaving])

  /** Waits until all that was typed is in the form and no save is running. */
  async function waitForSaves(): Promise<void> {
    await passIdle()
    const end = Date.now() + patienceMs
    while (now.current.isSaving && Date.now() < end)
      await new Promise<void>((resume) => {
        waiting.current.push(resume)
        setTimeout(resume, end - Date.now())
      })
  }

  /** Sends the form once no save is running. Returns whether it was accepted; a toast says why not. */
  async function send(
    options: Parameters<typeof form.submit>[0],
    isBackground = false,
  ): Promise<boolean> {
    await waitForSaves()
    const { isProcessing: isLocked, form: current } = now.current
    if (isLocked || current.disabled) {
      toast.error(failed)
      return false
    }
    if (isBackground) current.setBackgroundProcessing(true)
    const sent = await current.submit(options)
    if (isBackground) current.setBackgroundProcessing(false)
    return Boolean(sent?.res.ok)
  }

  const address = `${payloadRoutes.api}/${document}`

  /** Saves what has been typed, as a draft. Returns whether everything is stored. */
  async function saveDraft({ isQuiet = true } = {}): Promise<boolean> {
    await waitForSaves()
    if (!now.current.isModified) return true
    const query = new URLSearchParams({
      depth: '0',
      draft: 'true',
      'fallback-locale': 'null',
      locale,
    })
    return send(
      {
        acceptValues: { overrideLocalChanges: false },
        action: `${address}?${query}`,
        disableFormWhileProcessing: false,
        disableSuccessStatus: isQuiet,
        method: globalSlug ? 'POST' : 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      },
      true,
    )
  }

  /** Publishes the edited language as the form has it. */
  function publish(): Promise<boolean> {
    const query = new URLSearchParams({ depth: '0', locale, publishSpecificLocale: locale })
    return send({
      action: `${address}?${query}`,
      overrides: { _status: 'published' },
    })
  }

  return { isSaving, publish, saveDraft, waitForSaves }
}

const passIdle = () =>
  new Promise<void>((resolve) => {
    const passFrame = () => requestAnimationFrame(() => resolve())
    if ('requestIdleCallback' in window) requestIdleCallback(passFrame, { timeout: idleMs })
    else setTimeout(passFrame, idleMs)
  })
