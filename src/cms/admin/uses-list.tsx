'use client'

import {
  Button,
  ConfirmationModal,
  useConfig,
  useDocumentInfo,
  useForm,
  useModal,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import type { Uses } from '@/cms/uses/find-uses'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { useAnswer, useRequest } from '@/desk/admin/requests/use-request'
import { languageNames } from '@/i18n/language-names'
import { paths } from '@/paths'
import { useTexts } from './use-texts'

/**
 * Lists the references to the document, with an option to delete it or move it to the trash
 * nevertheless. Loaded when it is opened, since the query searches all texts.
 */
export function UsesList() {
  const t = useTexts()
  const { id, collectionSlug, hasDeletePermission } = useDocumentInfo()
  const { document, locale } = useEditedDocument()
  const { getEntityConfig } = useConfig()
  const { setModified } = useForm()
  const { openModal } = useModal()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const wish = id && isOpen ? { document, query: { locale } } : undefined
  const { answer: found, state } = useAnswer('GET /:document/uses', wish)
  const { send } = useRequest(t('uses.failed'))
  const modalSlug = `delete-used-${useId()}`
  const hasTrash = Boolean(collectionSlug && getEntityConfig({ collectionSlug }).trash)

  async function deleteAnyway() {
    const wish = { document, query: { confirm: 'used' } }
    const body = { deletedAt: new Date().toISOString() }
    const deleted = await (hasTrash
      ? send('PATCH /:document', { ...wish, body })
      : send('DELETE /:document', wish))
    if (!deleted) return
    setModified(false)
    router.push(`${paths.admin}/collections/${collectionSlug}`)
  }

  if (!id) return null
  return (
    <details className="field-type" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('uses.title')}</summary>
      {state === 'failed' ? <p>{t('uses.failed')}</p> : found && renderUses(found)}
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={t('uses.deleteTitle')}
        body={hasTrash ? t('uses.trashText') : t('uses.deleteText')}
        confirmLabel={t('uses.deleteAnyway')}
        onConfirm={deleteAnyway}
      />
    </details>
  )

  function renderUses({ hasMore, uses }: Uses) {
    if (uses.length === 0) return <p>{t('uses.none')}</p>
    return (
      <>
        <ul style={{ marginBlock: '0.5em', paddingInlineStart: '1.25em' }}>
          {uses.map(({ kind, languages, title, url: address }) => (
            <li key={address}>
              <a href={address}>{title}</a>{' '}
              <small>
                {[kind, ...languages.map((code) => languageNames[code])].filter(Boolean).join(', ')}
              </small>
            </li>
          ))}
        </ul>
        {hasMore && <p>{t('uses.more')}</p>}
        {hasDeletePermission && (
          <Button buttonStyle="secondary" size="small" onClick={() => openModal(modalSlug)}>
            {t('uses.deleteAnyway')}
          </Button>
        )}
      </>
    )
  }
}
