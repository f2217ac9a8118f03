import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { BatchList, BatchMapping } from './batch-list'
import { columnNames } from './find-columns'
import { PatternField } from './pattern-field'

const titleToken = '{title}'

/** The text on labels: lines with names of columns in braces, which buttons insert. */
export function LabelTextField({
  list,
  mapping,
  onChange,
}: {
  list: BatchList
  mapping: BatchMapping
  onChange: (labelText: string) => void
}) {
  const t = useTranslations('batch.labelText')
  const columns = useMemo(() => columnNames(list), [list])
  return (
    <PatternField
      label={t('label')}
      hint={t('hint')}
      insertLabel={t('insert')}
      placeholder={titleToken}
      value={mapping.labelText ?? ''}
      columns={columns}
      hasLines
      onChange={onChange}
    />
  )
}
