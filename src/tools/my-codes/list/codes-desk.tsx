'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { OutcomeNote } from '@/tools/shared/shelf/outcome-note'
import { ShelfResults } from '@/tools/shared/shelf/shelf-results'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { arrangeCodes, type ListQuery } from './arrange-codes'
import { BackupReminder } from './backup-reminder'
import { CodeListItem } from './code-list-item'
import { KeyTools } from './key-tools'
import { ListFilter } from './list-filter'
import type { OwnCode } from './listed-code'
import { PageSteps } from './page-steps'
import { RecoveredKeys } from './recovered-keys'
import { RemoveKeyDialog } from './remove-key-dialog'
import { SaveKeyDialog } from './save-key-dialog'
import { useCodeActions } from './use-code-actions'
import { useCodeList } from './use-code-list'
import { useKeyFromLink } from './use-key-from-link'
import { WorkspaceLine } from './workspace-line'

const everything: ListQuery = { words: '', status: 'all', order: 'changed' }
/** A batch may have added a thousand codes. */
const rowsPerPage = 50

/** The list of the codes whose keys are in this browser, and all actions on them. */
export function CodesDesk() {
  const t = useTranslations('myCodes.list')
  const { list, retry, show } = useCodeList()
  const codes: readonly OwnCode[] = list.status === 'ready' ? list.codes : []
  const { act, outcome, setOutcome, dialogs } = useCodeActions(show)
  const fromLink = useKeyFromLink(act.addKeys)
  const { query, setQuery, found, page, pages, showPage, top } = usePages(codes)
  const loading = codes.filter(({ state }) => state.is === 'loading').length
  const unreachable = codes.filter(({ state }) => state.is === 'unreachable').length

  return (
    <div className="flex flex-col gap-6">
      <WorkspaceLine />
      {fromLink.token && (
        <RecoveredKeys token={fromLink.token} onDone={fromLink.forget} onOutcome={setOutcome} />
      )}
      {list.status === 'unavailable' && (
        <Notice tone="warn" title={t('unavailable.title')}>
          {t('unavailable.text')}
        </Notice>
      )}
      {list.status === 'loading' && <WaitingRows label={t('loading')} />}
      {list.status === 'ready' && <KeyTools codes={codes} act={act} />}
      {list.status === 'ready' && codes.length === 0 && <NoKeys />}
      {codes.length > 0 && (
        <>
          <BackupReminder codes={codes} act={act} />
          {codes.length > 1 && <ListFilter codes={codes} query={query} onChange={setQuery} />}
          {unreachable > 0 && (
            <Notice tone="warn" live title={t('unreachable.title')}>
              <p>{t('unreachable.text', { count: unreachable })}</p>
              <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
                {t('unreachable.retry')}
              </Button>
            </Notice>
          )}
          <div ref={top} tabIndex={-1} className="scroll-mt-24 outline-none" />
          <ShelfResults
            entries={found.slice(page * rowsPerPage, (page + 1) * rowsPerPage)}
            query={query}
            className="border-line border-t"
            labels={{
              list: t('label'),
              count:
                loading > 0
                  ? t('reading', { count: loading })
                  : t('found', { count: found.length }),
              nothingFound: t('nothingFound'),
              showAll: t('showAll'),
            }}
            onShowAll={() => setQuery(everything)}
          >
            {(listed) => <CodeListItem key={listed.key.slug} listed={listed} act={act} />}
          </ShelfResults>
          <PageSteps page={page} pages={pages} onPage={showPage} />
        </>
      )}
      <SaveKeyDialog named={dialogs.saving} onClose={dialogs.close} />
      <RemoveKeyDialog
        named={dialogs.removing}
        onSave={dialogs.saveFirst}
        onRemove={dialogs.confirmRemoval}
        onClose={dialogs.close}
      />
      <OutcomeNote outcome={outcome} undoLabel={t('undo')} />
    </div>
  )
}

/** The codes that match a search, a page at a time. */
function usePages(codes: readonly OwnCode[]) {
  const locale = useLocale()
  const [query, setQuery] = useState(everything)
  const [chosen, setChosen] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  const found = useMemo(() => arrangeCodes(codes, query, locale), [codes, query, locale])
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage))
  return {
    query,
    setQuery: (next: ListQuery) => {
      setQuery(next)
      setChosen(0)
    },
    found,
    // Codes of the last page may have been removed.
    page: Math.min(chosen, pages - 1),
    pages,
    showPage: (page: number) => {
      setChosen(page)
      top.current?.focus()
    },
    top,
  }
}

function WaitingRows({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{label}</span>
      {['a', 'b', 'c'].map((id) => (
        <Skeleton key={id} className="h-20 w-full" />
      ))}
    </div>
  )
}

function NoKeys() {
  const t = useTranslations('myCodes.list.empty')
  return (
    <div className="module-mat flex flex-col items-center gap-3 rounded-lg border border-line px-4 py-14 text-center">
      <h2 className="text-subheading">{t('title')}</h2>
      <p className="max-w-[46ch] text-balance text-ink-soft text-sm">{t('text')}</p>
      <Link href={paths.newDynamicCode} className={buttonStyle()}>
        {t('make')}
      </Link>
    </div>
  )
}
