import { useFormatter, useTranslations } from 'next-intl'
import { type LinkColumns, type LinkField, linkFields } from '@/codes'
import { Field } from '@/ui/field'
import { Fold } from '@/ui/fold'
import { Select } from '@/ui/select'

/** Which column of a table fills which field of the codes, and the columns that fill none. */
export function ColumnMapping({
  headings,
  columns,
  onChange,
}: {
  headings: readonly string[]
  columns: LinkColumns
  onChange: (columns: LinkColumns) => void
}) {
  const t = useTranslations('workspace.import')
  const format = useFormatter()
  const names = headings.map((name, at) => name || t('mapping.unnamed', { number: at + 1 }))
  const used = new Set(Object.values(columns).flat())
  const unused = names.filter((_, at) => !used.has(at))
  const choose = (field: LinkField, value: string) => {
    const { [field]: _, ...others } = columns
    onChange(value === '' ? others : { ...others, [field]: [Number(value)] })
  }
  return (
    <div className="flex flex-col gap-3">
      {unused.length > 0 && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {t('mapping.unused', { count: unused.length, names: format.list(unused) })}
        </p>
      )}
      <Fold label={t('mapping.title')} isOpen={columns.url === undefined}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {linkFields.map((field) => (
            <Field key={field} label={t(`columns.${field}`)}>
              {(control) => (
                <Select
                  {...control}
                  value={String(columns[field]?.[0] ?? '')}
                  onChange={({ target }) => choose(field, target.value)}
                  options={[
                    { value: '', label: t('mapping.none') },
                    ...names.map((label, at) => ({ value: String(at), label })),
                  ]}
                />
              )}
            </Field>
          ))}
        </div>
      </Fold>
    </div>
  )
}
