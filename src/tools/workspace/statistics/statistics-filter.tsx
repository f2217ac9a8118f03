import { useTranslations } from 'next-intl'
import {
  type DayRange,
  makeRange,
  moveRange,
  type Preset,
  today,
} from '@/tools/shared/statistics/day-range'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { useFolders } from '../list/use-folders'
import { useWorkspace } from '../workspace-session'
import {
  type CombinedQuery,
  comparisons,
  type PeriodComparison,
  shownPresets,
} from './combined-query'

/** Fields for the period, its comparison and the codes to count. */
export function StatisticsFilter({
  query,
  onChange,
}: {
  query: CombinedQuery
  onChange: (query: CombinedQuery) => void
}) {
  const t = useTranslations('workspace.statistics.filter')
  const ranges = useTranslations('statistics.range')
  const { workspace } = useWorkspace()
  const { folders } = useFolders()
  const { range, compare, folder, tag } = query
  const { timeZone } = workspace
  const setRange = (changed: DayRange) => onChange({ ...query, range: changed })
  const day = (end: 'from' | 'to') => (
    <Field label={ranges(end)}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={range[end]}
          max={today(timeZone)}
          required
          onChange={({ target }) =>
            target.value && setRange(moveRange(range, { [end]: target.value }))
          }
          className="control py-2"
        />
      )}
    </Field>
  )
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="sr-only">{t('legend')}</legend>
      <Field label={ranges('days')}>
        {(control) => (
          <Select
            {...control}
            value={range.preset}
            onChange={({ target }) =>
              setRange(makeRange(target.value as Preset, { timeZone, since: null, last: range }))
            }
            options={shownPresets.map((preset) => ({
              value: preset,
              label: ranges(`presets.${preset}`),
            }))}
          />
        )}
      </Field>
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
      {range.preset === 'own' && (
        <>
          {day('from')}
          {day('to')}
        </>
      )}
      {folders.length > 0 && (
        <Field label={t('folder')}>
          {(control) => (
            <Select
              {...control}
              value={folder}
              onChange={({ target }) => onChange({ ...query, folder: target.value })}
              options={[
                { value: '', label: t('allFolders') },
                ...folders.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
      )}
      <Field label={t('tag')} note={t('optional')}>
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
    </fieldset>
  )
}
