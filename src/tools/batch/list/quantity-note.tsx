import { useTranslations } from 'next-intl'
import { useOpenList } from '../batch-context'

/** Names the place of the list's quantities in an archive. */
export function QuantityNote() {
  const { columns, mapping } = useOpenList()
  const t = useTranslations('batch.output')
  if (mapping.quantityColumn === undefined) return null
  return (
    <p className="text-ink-soft text-sm">
      {t('quantities', { name: columns[mapping.quantityColumn] ?? '' })}
    </p>
  )
}
