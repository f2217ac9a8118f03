import { useTranslations } from 'next-intl'
import type { BatchList } from './batch-list'
import { columnNames } from './find-columns'

/** Names the place of the list's quantities in an archive. */
export function QuantityNote({ list, column }: { list: BatchList; column: number | undefined }) {
  const t = useTranslations('batch.output')
  if (column === undefined) return null
  return (
    <p className="text-ink-soft text-sm">
      {t('quantities', { name: columnNames(list)[column] ?? '' })}
    </p>
  )
}
