import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { shorten } from '@/tools/shared/shorten'
import { Select } from '@/ui/select'

const longestName = 40
const longestExample = 30

/** Selects a column of the list, or none. Each option includes an example cell. */
export function ColumnSelect({
  names,
  examples,
  value,
  none,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'onChange'> & {
  names: readonly string[]
  examples: readonly string[]
  value: number | undefined
  /** Label of the option without a column; a general one by default. */
  none?: string
  onChange: (column: number | undefined) => void
}) {
  const t = useTranslations('batch.columns')
  const options = names.map((name, column) => {
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
      value={value === undefined || value >= names.length ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      options={[{ value: '', label: none ?? t('none') }, ...options]}
    />
  )
}
