import { useTranslations } from 'next-intl'
import type { StyleTarget } from '../list/batch-list'
import type { StyleColumns } from './style-columns'

/** Names the column that overrides a part of the design. */
export function ColumnNote({ columns, target }: { columns: StyleColumns; target: StyleTarget }) {
  const t = useTranslations('batch.design')
  const column = columns[target]
  if (!column) return null
  return <p className="text-ink-soft text-xs">{t('fromColumn', column)}</p>
}
