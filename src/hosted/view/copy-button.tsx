import { useTranslations } from 'next-intl'
import { CopyControl } from '@/ui/copy-control'

/** Copies a text; hidden without scripts, where the text itself can be selected. */
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
