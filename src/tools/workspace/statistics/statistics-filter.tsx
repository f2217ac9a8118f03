import { useTranslations } from 'next-intl'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { useFolders } from '../list/use-folders'
import { type CombinedQuery, comparisons, type PeriodComparison } from './combined-query'

/** Fields for the comparison of the period and for the codes to count. */
export function StatisticsFilter({
  query,
  onChange,
}: {
  query: CombinedQuery
  onChange: (query: CombinedQuery) => void
}) {
  const t = useTranslations('workspace.statistics.filter')
  const filters = useTranslations('workspace.filter')
  const { folders } = useFolders()
  const { compare, folder, tag } = query
  return (
    <>
      <Field label={t('compare')}>
        {(control) => (
          <Select
            {...control}
            value={compare}
            onChange={({ target }) =>
              onChange({ ...query, compare: target.value as PeriodComparison })
            }
            options={comparisons.map((value) => ({ value, label: t(`compares.${value}`) }))}
          />
        )}
      </Field>
      {folders.length > 0 && (
        <Field label={filters('folder')}>
          {(control) => (
            <Select
              {...control}
              value={folder}
              onChange={({ target }) => onChange({ ...query, folder: target.value })}
              options={[
                { value: '', label: filters('allFolders') },
                ...folders.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
      )}
      <Field label={filters('tag')} note={t('optional')}>
        {(control) => (
          <TextInput
            {...control}
            value={tag}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...query, tag: target.value })}
          />
        )}
      </Field>
    </>
  )
}
