'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { OutcomeNote } from '@/tools/shared/outcome-note'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { arrangeCodes, type Wanted } from './arrange-codes'
import { CodeRow } from './code-row'
import { KeyTools } from './key-tools'
import { ListFilter } from './list-filter'
import type { ListedCode } from './listed-code'
import { NoKeys } from './no-keys'
import { RecoveredKeys } from './recovered-keys'
import { useCodeActions } from './use-code-actions'
import { useCodeList } from './use-code-list'
import { useKeyFromLink } from './use-key-from-link'

const everything: Wanted = { words: '', status: 'all', order: 'changed' }
/** So many rows are drawn at a time; a batch may have brought a thousand. */
const rowsAtATime = 60

/** All that one can do with the codes of this browser. */
export function CodesDesk() {
  const t = useTranslations('myCodes.list')
  const locale = useLocale()
  const { list, retry, show } = useCodeList()
  const [wanted, setWanted] = useState(everything)
  const [shownRows, setShownRows] = useState(rowsAtATime)
  const codes: readonly ListedCode[] = list.status === 'ready' ? list.codes : []
  const { act, outcome, say } = useCodeActions(show)
  const fromLink = useKeyFromLink(act.addKeys)
  const found = arrangeCodes(codes, wanted, locale)
  const left = codes.filter(({ state }) => state.is === 'loading').length
  const unreachable = codes.filter(({ state }) => state.is === 'unreachable').length

  const search = (next: Wanted) => {
    setWanted(next)
    setShownRows(rowsAtATime)
  }

  return (
    <div className="flex flex-col gap-6">
      {fromLink.token && (
        <RecoveredKeys token={fromLink.token} onDone={fromLink.forget} say={say} />
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
          {codes.length > 1 && <ListFilter codes={codes} wanted={wanted} onChange={search} />}
          {unreachable > 0 && (
            <Notice tone="warn" live title={t('unreachable.title')}>
              <p>{t('unreachable.text', { count: unreachable })}</p>
              <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
                {t('unreachable.retry')}
              </Button>
            </Notice>
          )}
          <p role="status" className="sr-only">
            {left > 0 ? t('reading', { count: left }) : t('found', { count: found.length })}
          </p>
          {found.length > 0 ? (
            <ul aria-label={t('label')} className="border-line border-t">
              {found.slice(0, shownRows).map((listed) => (
                <CodeRow key={listed.key.slug} listed={listed} act={act} />
              ))}
            </ul>
          ) : (
            <div className="flex flex-col items-center gap-3 py-12 text-center text-sm">
              <p className="text-ink-soft">{t('nothingFound')}</p>
              <Button variant="secondary" size="sm" onClick={() => search(everything)}>
                {t('showAll')}
              </Button>
            </div>
          )}
          {found.length > shownRows && (
            <Button
              variant="secondary"
              className="self-center"
              onClick={() => setShownRows(shownRows + rowsAtATime)}
            >
              {t('showMore', { count: Math.min(rowsAtATime, found.length - shownRows) })}
            </Button>
          )}
        </>
      )}
      <OutcomeNote outcome={outcome} undoLabel={t('undo')} />
    </div>
  )
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
