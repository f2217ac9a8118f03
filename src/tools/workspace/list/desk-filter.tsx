import { useTranslations } from 'next-intl'
import { useId } from 'react'
import {
  type CodeListSort,
  codeListSorts,
  codeStatuses,
  type ListedCode,
  type WorkspaceFolder,
} from '@/codes'
import { pageTypes } from '@/qr/content'
import { ShelfSearch } from '@/tools/shared/shelf/shelf-search'
import { Button } from '@/ui/button'
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
  const tagListId = useId()
  const set = <Name extends keyof DeskQuery>(name: Name, value: string) =>
    onChange({ ...query, [name]: value as DeskQuery[Name] })
  return (
    <div className="flex flex-col gap-3">
      <ShelfSearch
        label={t('search')}
        words={query.words}
        onWordsChange={(words) => set('words', words)}
      >
        <Select
          aria-label={t('sort')}
          value={query.sort}
          onChange={({ target }) => set('sort', target.value as CodeListSort)}
          options={codeListSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        />
      </ShelfSearch>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
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
            ...pageTypes.map((value) => ({ value, label: types(`${value}.label`) })),
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
        <span className="sm:w-44">
          <TextInput
            aria-label={t('tag')}
            placeholder={t('tag')}
            list={tagListId}
            value={query.tag}
            onChange={({ target }) => set('tag', target.value)}
          />
        </span>
        <datalist id={tagListId}>
          {tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        {isFiltered(query) && (
          <Button variant="quiet" onClick={() => onChange({ ...everyCode, sort: query.sort })}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
