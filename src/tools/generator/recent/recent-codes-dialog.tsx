import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { type PageType, pageTypes } from '@/qr/content'
import type { RecentCode } from '@/tools/shared/recent/recent-code'
import { listStoredCodes, recentCodesStorage } from '@/tools/shared/recent/recent-codes'
import { EmptyShelf } from '@/tools/shared/shelf/empty-shelf'
import { OutcomeNote } from '@/tools/shared/shelf/outcome-note'
import { ShelfResults } from '@/tools/shared/shelf/shelf-results'
import { ShelfSearch } from '@/tools/shared/shelf/shelf-search'
import { ShelfSettings } from '@/tools/shared/shelf/shelf-settings'
import { useStoredList } from '@/tools/shared/shelf/use-stored-list'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Dialog } from '@/ui/dialog'
import { FileButton } from '@/ui/file-button'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { CodeCard } from './code-card'
import { type CodeQuery, findRecentCodes } from './find-recent-codes'
import { type RecentCodeActions, useRecentCodeActions } from './use-recent-code-actions'

/** The recent codes of this browser: search, open, rename and delete. */
export function RecentCodesDialog({
  open,
  onClose,
  onOpen,
}: {
  open: boolean
  onClose: () => void
  onOpen: (code: RecentCode) => void
}) {
  const t = useTranslations('editor.recent')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="w-[min(56rem,calc(100vw-1.5rem))]!"
    >
      {open && (
        <CodesLibrary
          onOpen={(code) => {
            onOpen(code)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

const everything: CodeQuery = { words: '', type: 'all' }
const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:grid-cols-4'
/** More codes fill more than one row; then a search must not change the height of the dialog. */
const codesInRow = 4

/** Search, pictures and settings: the contents of the dialog of recent codes while it is open. */
function CodesLibrary({ onOpen }: { onOpen: (code: RecentCode) => void }) {
  const t = useTranslations('editor.recent')
  const typeName = useTranslations('types')
  const { list } = useStoredList('codes', listStoredCodes)
  const { act, outcome } = useRecentCodeActions()
  const [query, setQuery] = useState(everything)
  const codes = list.status === 'ready' ? list.entries : []
  const types = pageTypes.filter((type) => codes.some(({ draft }) => draft.type === type))
  // The last code of a type may be gone, here or in another tab.
  const type = types.find((each) => each === query.type) ?? 'all'
  const found = findRecentCodes(codes, { ...query, type })

  return (
    <div className="flex flex-col gap-5">
      <div className="flex max-w-prose flex-col gap-1 text-ink-soft text-sm">
        <p>{t('lead')}</p>
        <p>
          {t.rich('dynamic', {
            link: (text) => (
              <Link
                href={paths.myCodes}
                className="underline decoration-line-strong underline-offset-4 hover:text-ink"
              >
                {text}
              </Link>
            ),
          })}
        </p>
      </div>
      {list.status === 'loading' && (
        <div aria-hidden="true" className={gridClass}>
          {['a', 'b', 'c', 'd'].map((id) => (
            <Skeleton key={id} className="aspect-square w-full" />
          ))}
        </div>
      )}
      {list.status === 'unavailable' && (
        <Notice tone="warn" title={t('unavailable.title')}>
          {t('unavailable.text')}
        </Notice>
      )}
      {list.status === 'ready' && codes.length === 0 && (
        <EmptyShelf title={t('empty.title')} text={t('empty.text')}>
          <path
            fillRule="evenodd"
            d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2zM14 0h7v7h-7zM15 1v5h5V1zM16 2h3v3h-3zM0 14h7v7H0zM1 15v5h5v-5zM2 16h3v3H2z"
          />
          <path
            className="fill-line"
            d="M8 6h1v1H8zM10 6h1v1h-1zM12 6h1v1h-1zM6 8h1v1H6zM6 10h1v1H6zM6 12h1v1H6z"
          />
        </EmptyShelf>
      )}
      {codes.length > 0 && (
        <>
          <ShelfSearch
            label={t('search')}
            words={query.words}
            onWordsChange={(words) => setQuery({ words, type })}
          >
            <Select
              aria-label={t('type')}
              value={type}
              onChange={({ target }) =>
                setQuery({ ...query, type: target.value as PageType | 'all' })
              }
              options={[
                { value: 'all', label: t('allTypes') },
                ...types.map((value) => ({ value, label: typeName(`${value}.label`) })),
              ]}
            />
          </ShelfSearch>
          <div className={classNames(codes.length > codesInRow && 'min-h-[50dvh]')}>
            <ShelfResults
              entries={found}
              query={query}
              className={gridClass}
              labels={{
                list: t('title'),
                count: t('found', { count: found.length }),
                nothingFound: t('nothingFound'),
                showAll: t('showAll'),
              }}
              onShowAll={() => setQuery(everything)}
            >
              {(code) => (
                <CodeCard key={code.id} code={code} onOpen={() => onOpen(code)} act={act} />
              )}
            </ShelfResults>
          </div>
        </>
      )}
      {list.status === 'ready' && <CodesSettings codes={codes} act={act} />}
      <OutcomeNote outcome={outcome} undoLabel={t('undo')} />
    </div>
  )
}

/** Whether codes are stored; import, export and deletion of all codes. */
function CodesSettings({ codes, act }: { codes: readonly RecentCode[]; act: RecentCodeActions }) {
  const t = useTranslations('editor.recent.settings')
  return (
    <ShelfSettings
      choice={recentCodesStorage}
      label={t('keep')}
      hints={{ on: t('keepOn'), off: t(codes.length > 0 ? 'keepOffStill' : 'keepOff') }}
    >
      <div className="flex flex-wrap gap-2">
        <FileButton
          variant="secondary"
          size="sm"
          label={t('import')}
          accept="application/json,.json"
          onFile={act.importFrom}
        >
          <Icon name="upload" />
        </FileButton>
        {codes.length > 0 && (
          <>
            <Button variant="secondary" size="sm" onClick={act.exportAll}>
              <Icon name="download" />
              {t('export')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => act.remove(codes, codes[0]?.name ?? '')}
            >
              <Icon name="trash-2" />
              {t('deleteAll')}
            </Button>
          </>
        )}
      </div>
    </ShelfSettings>
  )
}
