import { useTranslations } from 'next-intl'
import { type ComponentProps, useMemo } from 'react'
import { shorten } from '@/tools/shared/shorten'
import { Select } from '@/ui/select'
import { useOpenList } from '../batch-context'
import type { BatchList } from './batch-list'
import { dataRows } from './find-columns'

const longestName = 40
const longestExample = 30

/** Selects a column of the list, or none. Each option includes an example cell. */
export function ColumnSelect({
  value,
  none,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'onChange'> & {
  value: number | undefined
  /** Label of the option without a column; a general one by default. */
  none?: string
  onChange: (column: number | undefined) => void
}) {
  const t = useTranslations('batch.columns')
  const { list, columns } = useOpenList()
  const examples = useMemo(() => exampleCells(list, columns.length), [list, columns])
  const options = columns.map((name, column) => {
    const example = shorten(examples[column] ?? '', longestExample)
    const label = shorten(name, longestName)
    return {
      value: String(column),
      label: example ? t('withExample', { name: label, example }) : label,
    }
  })
  return (
    <Select
      {...rest}
      value={value === undefined || value >= columns.length ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      options={[{ value: '', label: none ?? t('none') }, ...options]}
    />
  )
}

/** The first cell of each column that is filled. */
function exampleCells(list: BatchList, count: number): readonly string[] {
  const found = Array.from({ length: count }, () => '')
  let looked = 0
  for (const { cells } of dataRows(list)) {
    found.forEach((example, column) => {
      if (example === '') found[column] = cells[column]?.trim() ?? ''
    })
    if (++looked === 50) break
  }
  return found
}
