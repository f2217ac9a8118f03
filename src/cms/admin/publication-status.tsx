'use client'

import {
  Button,
  ConfirmationModal,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { useRequest } from '@/desk/admin/requests/use-request'
import { useFormActions } from '@/desk/admin/use-form-actions'

/**
 * The state of the edited language, and the action that reverts to its published content. Replaces
 * Payload’s component, whose count of drafts depends on the other languages and whose revert
 * retains the draft.
 */
export function PublicationStatus() {
  const {
    data,
    docPermissions,
    hasPublishedDoc,
    setHasPublishedDoc,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
  } = useDocumentInfo()
  const { document, locale } = useEditedDocument()
  const { openModal } = useModal()
  const { t } = useTranslation()
  const { send } = useRequest(t('error:revertingDocument'))
  const { setModified } = useForm()
  const { waitForSaves } = useFormActions(t('error:revertingDocument'))
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const wasModified = useRef(false)
  const modalSlug = `revert-${useId()}`

  // The last loaded or saved status determines whether this language differs from its published
  // state.
  const status: unknown = data?._status
  useEffect(() => {
    if (status === 'published') {
      setUnpublishedVersionCount(0)
      setHasPublishedDoc(true)
    } else if (status === 'draft') setUnpublishedVersionCount(1)
  }, [status, setHasPublishedDoc, setUnpublishedVersionCount])

  // After a refused publication, Payload marks unsaved changes as saved.
  const noteModified = useEffectEvent(() => {
    wasModified.current = isModified
  })
  useEffect(() => {
    if (isProcessing) noteModified()
  }, [isProcessing])
  useEffect(() => {
    if (isRefused && wasModified.current) setModified(true)
  }, [isRefused, setModified])

  async function revert() {
    // A save that runs or follows would bring back what is reverted.
    await waitForSaves()
    setModified(false)
    const wish = { document, query: { locale } }
    if (!(await send('POST /:document/revert', wish))) return setModified(isModified)
    window.location.reload()
  }

  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  const published = isChanged ? 'version:changed' : 'version:published'
  return (
    <div className="status">
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{t(hasPublishedDoc ? published : 'version:draft')}</span>
        {isChanged && docPermissions?.update && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => openModal(modalSlug)}
            >
              {t('version:revertToPublished')}
            </Button>
            <ConfirmationModal
              modalSlug={modalSlug}
              heading={t('version:confirmRevertToSaved')}
              body={t('version:aboutToRevertToPublished')}
              confirmingLabel={t('version:reverting')}
              onConfirm={revert}
            />
          </>
        )}
      </div>
    </div>
  )
}
