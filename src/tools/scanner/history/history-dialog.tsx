'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyShelf } from '@/tools/shared/shelf/empty-shelf'
import { OutcomeNote } from '@/tools/shared/shelf/outcome-note'
import { ShelfResults } from '@/tools/shared/shelf/shelf-results'
import { ShelfSearch } from '@/tools/shared/shelf/shelf-search'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { ToastProvider } from '@/ui/toast'
import { everyKind, findScans, type ScanQuery } from './find-scans'
import { HistoryRow } from './history-row'
import { HistorySettings } from './history-settings'
import { useHistory } from './use-history'
import { useHistoryActions } from './use-history-actions'
import { useKindNames } from './use-kind-names'

/** The scans stored in this browser: search, export and deletion. */
export function HistoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('scanner.history')
  const notes = useTranslations('scanner.desk.notes')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="w-[min(44rem,calc(100vw-1.5rem))]!"
    >
      {open && (
        // Inside the dialog, because everything outside it is inert.
        <ToastProvider label={notes('label')} dismissLabel={notes('dismiss')}>
          <HistoryLibrary />
        </ToastProvider>
      )}
    </Dialog>
  )
}

const everything: ScanQuery = { words: '', kind: everyKind }

/** Search, entries and settings: the contents of the dialog of the history while it is open. */
function HistoryLibrary() {
  const t = useTranslations('scanner.history')
  const kindName = useKindNames()
  const history = useHistory()
  const { act, outcome } = useHistoryActions()
  const [query, setQuery] = useState(everything)
  const entries = history.status === 'ready' ? history.entries : []
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  // The last entry of a kind may be gone, here or in another tab.
  const kind = kinds.find((each) => each === query.kind) ?? everyKind
  const found = findScans(entries, { ...query, kind })

  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-ink-soft text-sm">{t('lead')}</p>
      {history.status === 'loading' && (
        <div aria-hidden="true" className="flex flex-col gap-2">
          {['a', 'b', 'c'].map((id) => (
            <Skeleton key={id} className="h-14 w-full" />
          ))}
        </div>
      )}
      {history.status === 'unavailable' && (
        <Notice tone="warn" title={t('unavailable.title')}>
          {t('unavailable.text')}
        </Notice>
      )}
      {history.status === 'ready' && entries.length === 0 && (
        <EmptyShelf title={t('empty.title')} text={t('empty.text')}>
          <path d="M0 6V0h6v1H1v5zM15 0h6v6h-1V1h-5zM0 15v6h6v-1H1v-5zM21 15v6h-6v-1h5v-5z" />
          <path className="fill-line" d="M7 10h1v1H7zM10 10h1v1h-1zM13 10h1v1h-1z" />
        </EmptyShelf>
      )}
      {entries.length > 0 && (
        <>
          <ShelfSearch
            label={t('search')}
            words={query.words}
            onWordsChange={(words) => setQuery({ ...query, words })}
          >
            <Select
              aria-label={t('kind')}
              value={kind}
              onChange={({ target }) => setQuery({ ...query, kind: target.value })}
              options={[
                { value: everyKind, label: t('allKinds') },
                ...kinds.map((value) => ({ value, label: kindName(value) })),
              ]}
            />
          </ShelfSearch>
          <ShelfResults
            entries={found}
            query={query}
            pageSize={50}
            className="border-line border-b"
            labels={{
              list: t('title'),
              count: t('count', { count: found.length }),
              nothingFound: t('nothingFound'),
              showAll: t('showAll'),
              more: (count) => t('more', { count }),
            }}
            onShowAll={() => setQuery(everything)}
          >
            {(entry) => (
              <HistoryRow key={entry.scan.id} entry={entry} onRemove={() => act.remove([entry])} />
            )}
          </ShelfResults>
        </>
      )}
      {history.status === 'ready' && <HistorySettings entries={entries} found={found} act={act} />}
      <OutcomeNote outcome={outcome} undoLabel={t('undo')} />
    </div>
  )
}
