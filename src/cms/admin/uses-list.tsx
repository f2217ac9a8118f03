'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useState } from 'react'
import type { Uses } from '@/cms/uses/find-uses'
import { paths } from '@/paths'

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
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const { code: locale } = useLocale()
  const { setModified } = useForm()
  const { openModal } = useModal()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<Uses | 'failed'>()
  const modalSlug = `delete-used-${useId()}`
  const url = `${config.routes.api}/${collectionSlug}/${id}`
  const { language } = i18n
  const hasTrash = Boolean(collectionSlug && getEntityConfig({ collectionSlug }).trash)

  useEffect(() => {
    if (!id || !isOpen) return
    const controller = new AbortController()
    const headers = { 'Accept-Language': language }
    const init: RequestInit = { credentials: 'include', headers, signal: controller.signal }
    fetch(`${url}/uses?locale=${locale}`, init)
      .then(async (answer) => setFound(answer.ok ? await answer.json() : 'failed'))
      .catch(() => controller.signal.aborted || setFound('failed'))
    return () => controller.abort()
  }, [id, isOpen, url, locale, language])

  async function deleteAnyway() {
    const headers = { 'Accept-Language': language, 'Content-Type': 'application/json' }
    const change: RequestInit = hasTrash
      ? { method: 'PATCH', body: JSON.stringify({ deletedAt: new Date().toISOString() }) }
      : { method: 'DELETE' }
    const init: RequestInit = { ...change, credentials: 'include', headers }
    try {
      const answer = await fetch(`${url}?confirm=used`, init)
      if (answer.ok) {
        setModified(false)
        router.push(`${paths.admin}/collections/${collectionSlug}`)
        return
      }
      const { errors } = await answer.json()
      toast.error(errors?.[0]?.message ?? texts.failed)
    } catch {
      toast.error(texts.failed)
    }
  }

  if (!id) return null
  return (
    <details className="field-type" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.title}</summary>
      {found === 'failed' ? <p>{texts.failed}</p> : found && renderUses(found)}
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
