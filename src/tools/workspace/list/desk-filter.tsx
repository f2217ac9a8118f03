import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import {
  type CodeListSort,
  codeListSorts,
  codeStatuses,
  type ListedCode,
  type WorkspaceFolder,
} from '@/codes'
import { hostedTypes } from '@/qr/content'
import { ShelfSearch } from '@/tools/shared/shelf/shelf-search'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import {
  type ArchiveChoice,
  archiveChoices,
  type DeskQuery,
  everyCode,
  isFiltered,
} from './desk-query'

/** The search, the filters and the order of the list. */
export function DeskFilter({
  query,
  folders,
  tags,
  onChange,
}: {
  query: DeskQuery
  folders: readonly WorkspaceFolder[]
  tags: readonly string[]
  onChange: (query: DeskQuery) => void
}) {
  const t = useTranslations('workspace.filter')
  const types = useTranslations('types')
  const statuses = useTranslations('myCodes.status')
  /** On a narrow screen, filters are hidden until they are needed. */
  const [isOpen, setOpen] = useState(false)
  const hasFilters = isFiltered({ ...query, words: '' })
  const set = <Name extends keyof DeskQuery>(name: Name, value: string) =>
    onChange({ ...query, [name]: value as DeskQuery[Name] })
  return (
    <div className="flex flex-col gap-3">
      <ShelfSearch
        label={t('search')}
        words={query.words}
        onWordsChange={(words) => set('words', words)}
      >
        <div className="flex gap-3 max-sm:w-full">
          <div className="min-w-0 max-sm:flex-1">
            <SortChoice sort={query.sort} onChange={(sort) => set('sort', sort)} />
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
        <Select
          aria-label={t('folder')}
          value={query.folder}
          onChange={({ target }) => set('folder', target.value)}
          options={[
            { value: '', label: t('allFolders') },
            { value: 'none', label: t('noFolder') },
            ...folders.map(({ id, name, codes }) => ({
              value: id,
              label: t('folderCount', { name, count: codes }),
            })),
          ]}
        />
        <Select
          aria-label={t('type')}
          value={query.type}
          onChange={({ target }) => set('type', target.value as ListedCode['type'])}
          options={[
            { value: '', label: t('allTypes') },
            ...hostedTypes.map((value) => ({ value, label: types(`${value}.label`) })),
          ]}
        />
        <Select
          aria-label={t('status')}
          value={query.status}
          onChange={({ target }) => set('status', target.value)}
          options={[
            { value: '', label: t('allStatuses') },
            ...[...codeStatuses, 'deleted' as const].map((value) => ({
              value,
              label: statuses(value),
            })),
          ]}
        />
        <Select
          aria-label={t('archive')}
          value={query.archived}
          onChange={({ target }) => set('archived', target.value as ArchiveChoice)}
          options={archiveChoices.map((value) => ({ value, label: t(`archives.${value}`) }))}
        />
        <TagFilter tag={query.tag} tags={tags} onChange={(tag) => set('tag', tag)} />
        {isFiltered(query) && (
          <Button variant="quiet" onClick={() => onChange({ ...everyCode, sort: query.sort })}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  )
}

function SortChoice({
  sort,
  onChange,
}: {
  sort: CodeListSort
  onChange: (sort: CodeListSort) => void
}) {
  const t = useTranslations('workspace.filter')
  return (
    <Select
      aria-label={t('sort')}
      value={sort}
      onChange={({ target }) => onChange(target.value as CodeListSort)}
      options={codeListSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
    />
  )
}

function TagFilter({
  tag,
  tags,
  onChange,
}: {
  tag: string
  tags: readonly string[]
  onChange: (tag: string) => void
}) {
  const t = useTranslations('workspace.filter')
  const id = useId()
  return (
    <>
      <span className="sm:w-44">
        <TextInput
          aria-label={t('tag')}
          placeholder={t('tag')}
          list={id}
          value={tag}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
      <datalist id={id}>
        {tags.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </>
  )
}
