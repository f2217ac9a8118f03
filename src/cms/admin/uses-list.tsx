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
import { paths } from '@/paths'
import { useEditedDocument } from './requests/use-edited-document'
import { useAnswer, useRequest } from './requests/use-request'

type Text =
  | 'deleteAnyway'
  | 'deleteText'
  | 'deleteTitle'
  | 'failed'
  | 'more'
  | 'none'
  | 'title'
  | 'trashText'

type Props = {
  texts: Record<Text, string>
  /** Names of the languages, by code. */
  names: Record<string, string>
}

/** Loads the list when it is opened, since the query searches all texts. */
export function UsesList({ texts, names }: Props) {
  const { id, collectionSlug, hasDeletePermission } = useDocumentInfo()
  const { document, locale } = useEditedDocument()
  const { getEntityConfig } = useConfig()
  const { setModified } = useForm()
  const { openModal } = useModal()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const wish = id && isOpen ? { document, query: { locale } } : undefined
  const { answer: found, state } = useAnswer('GET /:document/uses', wish)
  const { send } = useRequest(texts.failed)
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
      <summary>{texts.title}</summary>
      {state === 'failed' ? <p>{texts.failed}</p> : found && renderUses(found)}
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={texts.deleteTitle}
        body={hasTrash ? texts.trashText : texts.deleteText}
        confirmLabel={texts.deleteAnyway}
        onConfirm={deleteAnyway}
      />
    </details>
  )

  function renderUses({ hasMore, uses }: Uses) {
    if (uses.length === 0) return <p>{texts.none}</p>
    return (
      <>
        <ul style={{ marginBlock: '0.5em', paddingInlineStart: '1.25em' }}>
          {uses.map(({ kind, languages, title, url: address }) => (
            <li key={address}>
              <a href={address}>{title}</a>{' '}
              <small>
                {[kind, ...languages.map((code) => names[code])].filter(Boolean).join(', ')}
              </small>
            </li>
          ))}
        </ul>
        {hasMore && <p>{texts.more}</p>}
        {hasDeletePermission && (
          <Button buttonStyle="secondary" size="small" onClick={() => openModal(modalSlug)}>
            {texts.deleteAnyway}
          </Button>
        )}
      </>
    )
  }
}
