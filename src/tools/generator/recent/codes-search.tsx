import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type PageType, pageTypes } from '@/qr/content/content-types'
import type { KeptCode } from '@/tools/shared/kept/kept-code'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import type { SearchedFor } from './find-codes'

/** Words and a type to look for; only types that there are can be chosen. */
export function CodesSearch({
  codes,
  searched,
  onSearch,
}: {
  codes: readonly KeptCode[]
  searched: SearchedFor
  onSearch: (searched: SearchedFor) => void
}) {
  const t = useTranslations('editor.recent')
  const typeName = useTranslations('types')
  const types = pageTypes.filter((type) => codes.some(({ draft }) => draft.type === type))
  return (
    <search className="flex flex-wrap gap-3">
      <div className="relative min-w-36 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
        />
        <TextInput
          type="search"
          aria-label={t('search')}
          enterKeyHint="search"
          value={searched.words}
          onChange={({ target }) => onSearch({ ...searched, words: target.value })}
          placeholder={t('search')}
          className="ps-9!"
        />
      </div>
      <Select
        aria-label={t('type')}
        value={searched.type}
        onChange={({ target }) => onSearch({ ...searched, type: target.value as PageType | 'all' })}
        options={[
          { value: 'all', label: t('allTypes') },
          ...types.map((value) => ({ value, label: typeName(`${value}.label`) })),
        ]}
      />
    </search>
  )
}
