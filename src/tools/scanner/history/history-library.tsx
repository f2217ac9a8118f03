import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OutcomeNote } from '@/tools/shared/outcome-note'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { TextInput } from '@/ui/text-input'
import { everyKind, findScans, type SearchedFor } from './find-scans'
import { HistoryRow } from './history-row'
import { HistorySettings } from './history-settings'
import { NoScans } from './no-scans'
import { useHistory } from './use-history'
import { useHistoryActions } from './use-history-actions'
import { useKindNames } from './use-kind-names'

const everything: SearchedFor = { words: '', kind: everyKind }
/** So many stand in the list at once; more come on request. */
const pageLength = 50

/** Search, entries and settings: what is in the window of the history while it is open. */
export function HistoryLibrary({ siteHost }: { siteHost: string }) {
  const t = useTranslations('scanner.history')
  const kindName = useKindNames()
  const history = useHistory(siteHost)
  const { act, outcome } = useHistoryActions()
  const [searched, setSearched] = useState(everything)
  const [shown, setShown] = useState(pageLength)
  const entries = history.status === 'ready' ? history.entries : []
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  // The last entry of a kind may be gone, here or in another tab.
  const kind = kinds.some((each) => each === searched.kind) ? searched.kind : everyKind
  const found = findScans(entries, { ...searched, kind })
  const search = (change: Partial<SearchedFor>) => {
    setSearched({ ...searched, ...change })
    setShown(pageLength)
  }

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
      {history.status === 'ready' && entries.length === 0 && <NoScans />}
      {entries.length > 0 && (
        <>
          <search className="flex flex-wrap gap-3">
            <div className="relative min-w-36 flex-1">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
              />
              <TextInput
                type="search"
                aria-label={t('search')}
                placeholder={t('search')}
                enterKeyHint="search"
                value={searched.words}
                onChange={({ target }) => search({ words: target.value })}
                className="ps-9!"
              />
            </div>
            <Select
              aria-label={t('kind')}
              value={kind}
              onChange={({ target }) => search({ kind: target.value })}
              options={[
                { value: everyKind, label: t('allKinds') },
                ...kinds.map((value) => ({ value, label: kindName(value) })),
              ]}
            />
          </search>
          <p role="status" className="sr-only">
            {t('count', { count: found.length })}
          </p>
          {found.length > 0 ? (
            <ul aria-label={t('title')} className="border-line border-b">
              {found.slice(0, shown).map((entry) => (
                <HistoryRow
                  key={entry.scan.id}
                  entry={entry}
                  siteHost={siteHost}
                  onRemove={() => act.remove([entry])}
                />
              ))}
            </ul>
          ) : (
            <div className="flex flex-col items-center gap-3 py-8 text-center text-sm">
              <p className="text-ink-soft">{t('nothingFound')}</p>
              <Button variant="secondary" size="sm" onClick={() => search(everything)}>
                {t('showAll')}
              </Button>
            </div>
          )}
          {found.length > shown && (
            <Button variant="secondary" size="sm" onClick={() => setShown(shown + pageLength)}>
              {t('more', { count: found.length - shown })}
            </Button>
          )}
        </>
      )}
      {history.status === 'ready' && <HistorySettings entries={entries} found={found} act={act} />}
      <OutcomeNote outcome={outcome} undoLabel={t('undo')} />
    </div>
  )
}
