import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { type CodeOrder, codeOrders, type Wanted } from './arrange-codes'
import { findStatus, type ListedCode, type ListedStatus, listedStatuses } from './listed-code'

/** Words, a state and an order; only states that there are can be chosen. */
export function ListFilter({
  codes,
  wanted,
  onChange,
}: {
  codes: readonly ListedCode[]
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}) {
  const t = useTranslations('myCodes.list')
  const statusName = useTranslations('myCodes.status')
  const statuses = listedStatuses.filter(
    (status) => status === wanted.status || codes.some(({ state }) => findStatus(state) === status),
  )
  return (
    <search className="flex flex-wrap gap-3">
      <div className="relative min-w-48 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
        />
        <TextInput
          type="search"
          aria-label={t('search')}
          enterKeyHint="search"
          value={wanted.words}
          onChange={({ target }) => onChange({ ...wanted, words: target.value })}
          placeholder={t('search')}
          className="ps-9!"
        />
      </div>
      <Select
        aria-label={t('status')}
        value={wanted.status}
        onChange={({ target }) =>
          onChange({ ...wanted, status: target.value as ListedStatus | 'all' })
        }
        options={[
          { value: 'all', label: t('allStatuses') },
          ...statuses.map((value) => ({ value, label: statusName(value) })),
        ]}
      />
      <Select
        aria-label={t('order')}
        value={wanted.order}
        onChange={({ target }) => onChange({ ...wanted, order: target.value as CodeOrder })}
        options={codeOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
      />
    </search>
  )
}
