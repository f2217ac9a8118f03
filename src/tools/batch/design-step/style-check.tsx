import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { applyRowStyle } from '@/qr/batch'
import { type CheckResult, checkMessages } from '@/qr/check'
import type { Design } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'
import { createDesignChecker } from '@/tools/shared/style/design-checker'
import { loadLogoPixels } from '@/tools/shared/style/load-logo-pixels'
import { useCheckMessages } from '@/tools/shared/style/use-check-messages'
import { useFrameText } from '@/tools/shared/style/use-frame-text'
import { useKeyedAnswer } from '@/tools/shared/use-keyed-answer'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Outdated } from '@/ui/outdated'
import { useBatch } from '../batch-context'
import type { BatchRow } from '../batch-job'

/**
 * Reports whether codes of this design would scan, and offers a repair if not. `row` is the one whose
 * code leaves the style the least room.
 */
export function StyleCheck({ row }: { row: BatchRow }) {
  const { setDesign } = useBatch()
  const design = useRowDesign(row)
  const t = useTranslations('batch.design.check')
  const checkTexts = useTranslations(checkMessages.namespace)
  const messages = useCheckMessages()
  const frameText = useFrameText(design.frame)
  const { verdict, isCurrent, repair } = useStyleCheck({ text: row.text, design, frameText })
  const [isRepairing, setRepairing] = useState(false)
  const applyRepairs = async () => {
    setRepairing(true)
    const repaired = await repair()
    setRepairing(false)
    if (repaired?.ok) setDesign(repaired.design)
  }
  if (!verdict) return <p className="min-h-10 text-ink-soft text-xs">{t('checking')}</p>
  const reason = verdict === 'tooLong' ? undefined : verdict.reasons[0]
  return (
    <Outdated isOutdated={!isCurrent} note={t('checking')}>
      {verdict === 'tooLong' ? (
        <Notice tone="bad" live title={t('tooLong.title')}>
          {t('tooLong.text')}
        </Notice>
      ) : !reason ? (
        <Notice tone="good" live>
          {t('good')}
        </Notice>
      ) : (
        <Notice
          tone={verdict.verdict === 'amber' ? 'warn' : 'bad'}
          live
          title={checkTexts(checkMessages.verdict(verdict.verdict))}
        >
          <p>{messages.reason(reason)}</p>
          {/* A repair would apply the colors of this row to every code. */}
          {!row.look && verdict.repairs.length > 0 && (
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
      )}
    </Outdated>
  )
}

/** The design of the batch with what the columns of a row change. */
function useRowDesign(row: BatchRow): Design {
  const { design } = useBatch()
  const locale = useLocale()
  return useMemo(() => {
    const styled = applyRowStyle(design, row.look, row.text, locale)
    return styled.ok ? styled.design : design
  }, [design, row, locale])
}

const restMs = 250
const checker = createDesignChecker()

/** `tooLong` if no symbol of this design can encode the text. */
type StyleVerdict = CheckResult | 'tooLong'

type CheckedStyle = { text: string; design: Design; frameText: OutlinedText | null }

/**
 * Checks in a worker how reliably codes of a design scan. `text` is the longest of the list, whose
 * code leaves the style the least room.
 */
function useStyleCheck({ text, design, frameText }: CheckedStyle) {
  const style = useMemo(() => ({ text, design, frameText }), [text, design, frameText])
  const { answer: verdict, isCurrent } = useKeyedAnswer<CheckedStyle, StyleVerdict>(
    style,
    async (asked, { signal, answer }) => {
      const pictures = await loadLogoPixels(asked.design.logo)
      const checked = await checker.check({ ...asked, pictures }, { signal }).catch(() => null)
      if (checked) answer(checked.ok ? checked : 'tooLong')
    },
    { restMs },
  )
  const repair = async () => {
    const pictures = await loadLogoPixels(design.logo)
    return checker.repair({ ...style, pictures }).catch(() => null)
  }
  return { verdict, isCurrent, repair }
}
