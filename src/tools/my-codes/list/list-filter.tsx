import { useTranslations } from 'next-intl'
import { ShelfSearch } from '@/tools/shared/shelf/shelf-search'
import { Select } from '@/ui/select'
import { type CodeOrder, codeOrders, type ListQuery } from './arrange-codes'
import { findStatus, type ListedStatus, listedStatuses, type OwnCode } from './listed-code'

/** Search words, a status and an order; only the statuses that occur can be chosen. */
export function ListFilter({
  codes,
  query,
  onChange,
}: {
  codes: readonly OwnCode[]
  query: ListQuery
  onChange: (query: ListQuery) => void
}) {
  const t = useTranslations('myCodes.list')
  const statusName = useTranslations('myCodes.status')
  const statuses = listedStatuses.filter(
    (status) => status === query.status || codes.some(({ state }) => findStatus(state) === status),
  )
  return (
    <ShelfSearch
      label={t('search')}
      words={query.words}
      onWordsChange={(words) => onChange({ ...query, words })}
    >
      <Select
        aria-label={t('status')}
        value={query.status}
        onChange={({ target }) =>
          onChange({ ...query, status: target.value as ListedStatus | 'all' })
        }
        options={[
          { value: 'all', label: t('allStatuses') },
          ...statuses.map((value) => ({ value, label: statusName(value) })),
        ]}
      />
      <Select
        aria-label={t('order')}
        value={query.order}
        onChange={({ target }) => onChange({ ...query, order: target.value as CodeOrder })}
        options={codeOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
      />
    </ShelfSearch>
  )
}
