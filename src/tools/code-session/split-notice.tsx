import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CodeDocument } from '@/codes'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/**
 * Explains that a split test replaces the code's own link, which can be changed without any effect
 * on scans; nothing without a split test.
 */
export function SplitNotice({
  document: { type, rules },
  isBusy = false,
  onEnd,
  children,
}: {
  document: Pick<CodeDocument, 'type' | 'rules'>
  isBusy?: boolean
  onEnd: () => void
  /** Leads to the links of the test; receives the label. */
  children: (label: string) => ReactNode
}) {
  const t = useTranslations('codes.split')
  const count = type === 'url' ? (rules?.split.length ?? 0) : 0
  if (count === 0) return null
  return (
    <Notice tone="warn" live title={t('title')}>
      <p>{t('text', { count })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {children(t('change'))}
        <Button variant="secondary" size="sm" busy={isBusy} onClick={onEnd}>
          {t('end')}
        </Button>
      </div>
    </Notice>
  )
}

/** Removes the split test; the code's own link and its other rules remain. */
export function endSplit<Document extends Pick<CodeDocument, 'rules'>>(document: Document) {
  const { rules } = document
  return rules ? { ...document, rules: { ...rules, split: [] } } : document
}
