import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type PageType, pageTypes } from '@/qr/content/content-types'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { TextInput } from '@/ui/text-input'
import { CodeCard } from './code-card'
import { CodesSettings } from './codes-settings'
import { findCodes } from './find-codes'
import type { KeptCode } from './kept-code'
import { NoCodes } from './no-codes'
import { useCodeActions } from './use-code-actions'
import { useKeptCodes } from './use-kept-codes'

const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:grid-cols-4'

/** Search, pictures and settings: what is in the window of recent codes while it is open. */
export function CodesLibrary({ onOpen }: { onOpen: (kept: KeptCode) => void }) {
  const t = useTranslations('editor.recent')
  const typeName = useTranslations('types')
  const kept = useKeptCodes()
  const { act, note, undo } = useCodeActions()
  const [words, setWords] = useState('')
  const [type, setType] = useState<PageType | 'all'>('all')

  const codes = kept.status === 'ready' ? kept.codes : []
  const found = findCodes(codes, { words, type })
  const types = pageTypes.filter((one) => codes.some(({ draft }) => draft.type === one))

  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-ink-soft text-sm">{t('lead')}</p>
      {codes.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <div className="relative min-w-36 flex-1">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
            />
            <TextInput
              type="search"
              aria-label={t('search')}
              enterKeyHint="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              placeholder={t('search')}
              className="ps-9!"
            />
          </div>
          <Select
            aria-label={t('type')}
            value={types.includes(type as PageType) ? type : 'all'}
            onChange={(event) => setType(event.target.value as PageType | 'all')}
            options={[
              { value: 'all', label: t('allTypes') },
              ...types.map((value) => ({ value, label: typeName(`${value}.label`) })),
            ]}
          />
          <p role="status" className="sr-only">
            {t('found', { count: found.length })}
          </p>
        </div>
      )}
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
      {codes.length > 0 && found.length === 0 && (
        <div className="flex flex-col items-center gap-3 py-10 text-center text-sm">
          <p className="text-ink-soft">{t('nothingFound')}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setWords('')
              setType('all')
            }}
          >
            {t('showAll')}
          </Button>
        </div>
      )}
      {found.length > 0 && (
        <ul aria-label={t('title')} className={gridClass}>
          {found.map((code) => (
            <CodeCard key={code.id} code={code} onOpen={() => onOpen(code)} act={act} />
          ))}
        </ul>
      )}
      {kept.status === 'ready' && <CodesSettings codes={codes} act={act} />}
      <div role="status" className="sticky bottom-3 z-20 mx-auto max-w-full">
        {note && (
          <div className="flex items-center gap-3 rounded-lg border border-line bg-paper-raised py-1.5 ps-4 pe-1.5 text-sm shadow-float">
            <span className="min-w-0 py-1.5 pe-2.5">{note}</span>
            {undo && (
              <Button key={note} ref={focusOn} variant="secondary" size="sm" onClick={undo}>
                {t('undo')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** What had the focus has just been deleted; the way back is where it goes. */
function focusOn(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
