'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { HistoryTexts } from './history-texts'

type Props = {
  /** Path of the version below the API. */
  path: string
  locale: string
  languageName: string
  isEnglish: boolean
  /** Address of the form of the document. */
  formUrl: string
  texts: HistoryTexts
}

const kinds = ['draft', 'publish'] as const
const modalOf = (kind: (typeof kinds)[number]) => `restore-language-${kind}`

/** Restores the texts of a version in one language, as a draft or for readers. */
export function RestoreLanguage({ path, locale, languageName, isEnglish, formUrl, texts }: Props) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const router = useRouter()

  async function restore(kind: (typeof kinds)[number]) {
    const query = new URLSearchParams({ locale, ...(kind === 'draft' && { draft: 'true' }) })
    try {
      const answer = await fetch(`${config.routes.api}${path}?${query}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'accept-language': i18n.language },
      })
      const body = await answer.json()
      if (answer.ok) {
        toast.success(body.message)
        router.push(formUrl)
      } else toast.error(body.errors?.[0]?.message ?? texts.failed)
    } catch {
      toast.error(texts.failed)
    }
  }

  return (
    <div className="history__actions">
      {kinds.map((kind) => (
        <Button
          key={kind}
          id={`restore-${kind}`}
          margin={false}
          buttonStyle={kind === 'draft' ? 'primary' : 'secondary'}
          onClick={() => openModal(modalOf(kind))}
        >
          {texts[kind]}: {languageName}
        </Button>
      ))}
      {kinds.map((kind) => (
        <ConfirmationModal
          key={kind}
          modalSlug={modalOf(kind)}
          heading={`${texts[kind]}: ${languageName}`}
          body={
            <>
              <p>{texts[`${kind}Text`]}</p>
              {isEnglish && <p>{texts.englishText}</p>}
            </>
          }
          confirmLabel={texts[kind]}
          onConfirm={() => restore(kind)}
        />
      ))}
    </div>
  )
}
