import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { nameEntries } from '@/qr/batch'
import type { BatchRow } from '../batch-job'
import { entryNumber } from '../work/entry-number'
import type { BatchList, BatchMapping } from './batch-list'
import { columnNames } from './find-columns'
import { PatternField } from './pattern-field'

/** A pattern for file names: a text with names of columns in braces, which buttons insert. */
export function NamePatternField({
  list,
  mapping,
  rows,
  ending,
  onChange,
}: {
  list: BatchList
  mapping: BatchMapping
  /** The name of the first one is shown as an example. */
  rows: readonly BatchRow[]
  /** Extension of the files, such as `svg`. */
  ending: string
  onChange: (namePattern: string) => void
}) {
  const t = useTranslations('batch.names')
  const columns = useMemo(() => columnNames(list), [list])
  const [first] = rows
  const shown = first && nameEntries()(`${first.name || entryNumber(1, rows.length)}.${ending}`)
  return (
    <PatternField
      label={t('label')}
      hint={t('hint')}
      insertLabel={t('insert')}
      placeholder={t('placeholder')}
      value={mapping.namePattern}
      columns={columns}
      example={shown && t('example', { name: shown })}
      onChange={onChange}
    />
  )
}
