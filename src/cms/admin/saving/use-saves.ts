'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { canPass } from '@/desk/admin/requests/request-failure'
import { useWatchedSaves } from './use-watched-saves'

/** Longer than the pause after which Payload saves what was typed. */
const idleMs = 4_000

/** The state of saving of the form that this component is in, and the repetition of failed saves. */
export function useSaves() {
  const { id, collectionSlug, docConfig, globalSlug, hasSavePermission } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { setBackgroundProcessing, submit } = useForm()
  const [fields] = useAllFormFields()
  const isProcessing = useFormProcessing()
  const isInBackground = useFormBackgroundProcessing()

  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}${id ? `/${id}` : ''}`
  const address = config.routes.api + path
  const versions = docConfig?.versions
  const drafts = (typeof versions === 'object' && versions.drafts) || undefined
  const savesAlone = Boolean(drafts?.autosave)
  const { hurry, ...saves } = useWatchedSaves(address)

  /** Saves in the background: as a draft, or in a form without drafts as its button does. */
  async function saveNow() {
    const query = new URLSearchParams({ depth: '0', 'fallback-locale': 'null', locale })
    if (savesAlone) query.set('draft', 'true')
    query.set(savesAlone ? 'autosave' : 'again', 'true')
    setBackgroundProcessing(true)
    await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `${address}?${query}`,
      method: globalSlug ? 'POST' : 'PATCH',
      ...(savesAlone && { overrides: { _status: 'draft' } }),
      skipValidation: savesAlone,
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      context: { incrementVersionCount: false },
    }).finally(() => setBackgroundProcessing(false))
  }

  // Payload saves only when something is typed: not what was restored, nor what a failed save left.
  const { failure, isSaving, isUnsaved } = saves
  const canSaveNow = Boolean(id || globalSlug) && hasSavePermission && !isProcessing
  const isLeft = failure ? canPass(failure.reason) : savesAlone
  const saveLeft = useEffectEvent(() => void saveNow())
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again after each change
  useEffect(() => {
    if (!isUnsaved || isSaving || isInBackground || !canSaveNow || !isLeft) return
    const timer = setInterval(saveLeft, idleMs)
    return () => clearInterval(timer)
  }, [fields, isUnsaved, isSaving, isInBackground, canSaveNow, isLeft])

  return {
    ...saves,
    savesAlone,
    document: `${path}?${locale}`,
    /** Repeats a save that failed. */
    saveAgain: () => (isInBackground ? hurry() : void saveNow()),
  }
}
