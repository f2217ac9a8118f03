import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import type { KeptCode } from '@/tools/shared/kept/kept-code'
import { useKeptCodes } from '@/tools/shared/kept/use-kept-codes'
import { OutcomeNote } from '@/tools/shared/outcome-note'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { CodeCard } from './code-card'
import { CodesSearch } from './codes-search'
import { CodesSettings } from './codes-settings'
import { findCodes, type SearchedFor } from './find-codes'
import { NoCodes } from './no-codes'
import { useCodeActions } from './use-code-actions'

const everything: SearchedFor = { words: '', type: 'all' }
const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:grid-cols-4'
/** From here on there is more than one row, and searching must not make the window jump. */
const fewCodes = 4

/** Search, pictures and settings: what is in the window of recent codes while it is open. */
export function CodesLibrary({ onOpen }: { onOpen: (kept: KeptCode) => void }) {
  const t = useTranslations('editor.recent')
  const kept = useKeptCodes()
  const { act, outcome } = useCodeActions()
  const [searched, setSearched] = useState(everything)
  const codes = kept.status === 'ready' ? kept.codes : []
  // The last code of a type may be gone, here or in another tab.
  const isTypeLeft = codes.some(({ draft }) => draft.type === searched.type)
  const sought: SearchedFor = isTypeLeft ? searched : { ...searched, type: 'all' }
  const found = findCodes(codes, sought)

  return (
    <div className="flex flex-col gap-5">
      <div className="flex max-w-prose flex-col gap-1 text-ink-soft text-sm">
        <p>{t('lead')}</p>
        <p>
          {t.rich('dynamic', {
            link: (words) => (
              <Link
                href={paths.myCodes}
                className="underline decoration-line-strong underline-offset-4 hover:text-ink"
              >
                {words}
              </Link>
            ),
          })}
        </p>
      </div>
      {kept.status === 'loading' && (
        <div aria-hidden="true" className={gridClass}>
          {['a', 'b', 'c', 'd'].map((id) => (
            <Skeleton key={id} className="aspect-square w-full" />
          ))}
        </div>
      )}
      {kept.status === 'unavailable' && (
        <Notice tone="warn" title={t('unavailable.title')}>
          {t('unavailable.text')}
        </Notice>
      )}
      {kept.status === 'ready' && codes.length === 0 && <NoCodes />}
      {codes.length > 0 && (
        <>
          <CodesSearch codes={codes} searched={sought} onSearch={setSearched} />
          <p role="status" className="sr-only">
            {t('found', { count: found.length })}
          </p>
          <div className={classNames(codes.length > fewCodes && 'min-h-[50dvh]')}>
            {found.length > 0 ? (
              <ul aria-label={t('title')} className={gridClass}>
                {found.map((code) => (
                  <CodeCard key={code.id} code={code} onOpen={() => onOpen(code)} act={act} />
                ))}
              </ul>
            ) : (
              <div className="flex flex-col items-center gap-3 py-10 text-center text-sm">
                <p className="text-ink-soft">{t('nothingFound')}</p>
                <Button variant="secondary" size="sm" onClick={() => setSearched(everything)}>
                  {t('showAll')}
                </Button>
              </div>
            )}
          </div>
        </>
      )}
      {kept.status === 'ready' && <CodesSettings codes={codes} act={act} />}
      <OutcomeNote outcome={outcome} undoLabel={t('undo')} />
    </div>
  )
}
