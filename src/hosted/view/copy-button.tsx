import { useTranslations } from 'next-intl'
import { CopyControl } from './copy-control'

/** Copies a text; without scripts it is not there, and the text itself can be marked. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useTranslations('hosted.page')
  return (
    <CopyControl
      text={text}
      label={t('actionOn', { action: t('copy'), name: what })}
      labels={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
    />
  )
}
