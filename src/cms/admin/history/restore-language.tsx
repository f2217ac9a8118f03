'use client'

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTexts } from '@/cms/admin/use-texts'
import layout from '@/desk/admin/layout.module.css'
import { useRequest } from '@/desk/admin/requests/use-request'

export type RestorationKind = 'draft' | 'publish'

type Props = {
  /** What the user may do. */
  kinds: readonly RestorationKind[]
  /** Path of the version below the API. */
  path: string
  locale: string
  languageName: string
  isEnglish: boolean
  /** Address of the form of the document. */
  formUrl: string
}

const modalOf = (kind: RestorationKind) => `restore-language-${kind}`

/** Restores the texts of a version in one language, as a draft or for readers. */
export function RestoreLanguage({ kinds, path, locale, languageName, isEnglish, formUrl }: Props) {
  const t = useTexts()
  const { send } = useRequest(t('history.failed'))
  const { openModal } = useModal()
  const router = useRouter()

  async function restore(kind: RestorationKind) {
    const query = { locale, ...(kind === 'draft' && { draft: 'true' }) }
    const restored = await send('POST /:version', { version: path, query })
    if (!restored) return
    toast.success(restored.message)
    router.push(formUrl)
  }

  return (
    <div className={layout.row}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          id={`restore-${kind}`}
          margin={false}
          buttonStyle={kind === 'draft' ? 'primary' : 'secondary'}
          onClick={() => openModal(modalOf(kind))}
        >
          {t(`history.${kind}`)}: {languageName}
        </Button>
      ))}
      {kinds.map((kind) => (
        <ConfirmationModal
          key={kind}
          modalSlug={modalOf(kind)}
          heading={`${t(`history.${kind}`)}: ${languageName}`}
          body={
            <>
              <p>{t(`history.${kind}Text`)}</p>
              {isEnglish && <p>{t('history.englishText')}</p>}
            </>
          }
          confirmLabel={t(`history.${kind}`)}
          onConfirm={() => restore(kind)}
        />
      ))}
    </div>
  )
}
