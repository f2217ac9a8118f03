import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { type CodeListSort, codeListSorts } from '@/codes'
import { ShelfSearch } from '@/tools/shared/shelf/shelf-search'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { type CodeListSource, useCodeListSource } from './code-list-source'
import { everyCode, isFiltered } from './code-query'

/** The search, the filters and the order of a list of codes. */
export function ListFilter({ filters }: { filters: NonNullable<CodeListSource['filters']> }) {
  const t = useTranslations('codeList.filter')
  const { query, onQuery, tagFilter, texts } = useCodeListSource()
  const tagsId = useId()
  /** On a narrow screen, filters are hidden until they are needed. */
  const [isOpen, setOpen] = useState(false)
  const hasFilters = isFiltered({ ...query, words: '' })
  return (
    <div className="flex flex-col gap-3">
      <ShelfSearch
        label={texts.search}
        words={query.words}
        onWordsChange={(words) => onQuery({ ...query, words })}
      >
        <div className="flex gap-3 max-sm:w-full">
          <div className="min-w-0 max-sm:flex-1">
            <Select
              aria-label={t('sort')}
              value={query.sort}
              onChange={({ target }) => onQuery({ ...query, sort: target.value as CodeListSort })}
              options={codeListSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            />
          </div>
          {!hasFilters && (
            <Button
              variant="secondary"
              aria-expanded={isOpen}
              className="sm:hidden"
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="list-filter" />
              {t('filters')}
            </Button>
          )}
        </div>
      </ShelfSearch>
      <div
        className={classNames(
          'grid grid-cols-2 gap-3 sm:flex sm:flex-wrap',
          !(isOpen || hasFilters) && 'max-sm:hidden',
        )}
      >
        {filters.map(({ name, label, options }) => (
          <Select
            key={name}
            aria-label={label}
            value={query[name]}
            onChange={({ target }) => onQuery({ ...query, [name]: target.value })}
            options={options}
          />
        ))}
        {tagFilter && (
          <>
            <span className="sm:w-44">
              <TextInput
                aria-label={tagFilter.label}
                placeholder={tagFilter.label}
                list={tagsId}
                value={query.tag}
                onChange={({ target }) => onQuery({ ...query, tag: target.value })}
              />
            </span>
            <datalist id={tagsId}>
              {tagFilter.known.map((known) => (
                <option key={known} value={known} />
              ))}
            </datalist>
          </>
        )}
        {isFiltered(query) && (
          <Button variant="quiet" onClick={() => onQuery({ ...everyCode, sort: query.sort })}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
