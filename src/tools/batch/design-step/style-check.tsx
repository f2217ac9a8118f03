import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { checkMessages } from '@/qr/check'
import type { Design } from '@/qr/design'
import { useCheckMessages } from '@/tools/shared/style/use-check-messages'
import { useFrameText } from '@/tools/shared/style/use-frame-text'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useStyleCheck } from './use-style-check'

/** Reports whether codes of this design would scan, and offers a repair if not. */
export function StyleCheck({
  text,
  design,
  onRepaired,
}: {
  text: string
  design: Design
  /** null if no repair is possible. */
  onRepaired: ((design: Design) => void) | null
}) {
  const t = useTranslations('batch.design.check')
  const checkTexts = useTranslations(checkMessages.namespace)
  const messages = useCheckMessages()
  const frameText = useFrameText(design.frame)
  const { verdict, repair } = useStyleCheck({ text, design, frameText })
  const [isRepairing, setRepairing] = useState(false)
  const applyRepairs = async () => {
    setRepairing(true)
    const repaired = await repair()
    setRepairing(false)
    if (repaired?.ok) onRepaired?.(repaired.design)
  }
  if (verdict === null) return <p className="min-h-10 text-ink-soft text-xs">{t('checking')}</p>
  if (verdict === 'tooLong') {
    return (
      <Notice tone="bad" live title={t('tooLong.title')}>
        {t('tooLong.text')}
      </Notice>
    )
  }
  const reason = verdict.reasons[0]
  if (!reason) {
    return (
      <Notice tone="good" live>
        {t('good')}
      </Notice>
    )
  }
  return (
    <Notice
      tone={verdict.verdict === 'amber' ? 'warn' : 'bad'}
      live
      title={checkTexts(checkMessages.verdict(verdict.verdict))}
    >
      <p>{messages.reason(reason)}</p>
      {onRepaired && verdict.repairs.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          busy={isRepairing}
          onClick={applyRepairs}
          className="mt-2.5"
        >
          {t('mend')}
        </Button>
      )}
    </Notice>
  )
}
