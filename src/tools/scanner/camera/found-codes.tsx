import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { CodeListActions } from '../code-list-actions'
import { FoundCodeRow } from './found-code-row'
import type { FoundAction } from './found-list'
import type { useFoundList } from './use-found-list'

/** Rows rendered before “more” is clicked. */
const pageSize = 100

/** The codes that continuous mode has found, to copy, export and delete. */
export function FoundCodes({
  found: { list, isSaved, change },
  siteHost,
}: {
  found: Pick<ReturnType<typeof useFoundList>, 'list' | 'isSaved' | 'change'>
  siteHost: string
}) {
  const t = useTranslations('scanner.camera.found')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState(pageSize)
  const [copying, setCopying] = useState<'copied' | 'copyFailed' | null>(null)
  const { entries, cleared } = list

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopying('copied')
    } catch {
      setCopying('copyFailed')
    }
  }
  /** The clicked button disappears with its row, so the focus moves to the heading. */
  const act = (action: FoundAction) => {
    setCopying(null)
    change(action)
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-3">
      <h3
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className="flex flex-wrap items-baseline justify-between gap-x-3 text-base outline-none"
      >
        {t('heading')}
        <span className="font-normal font-text text-ink-soft text-sm tabular-nums">
          {t('count', { count: entries.length })}
        </span>
      </h3>
      {entries.length > 0 && (
        <CodeListActions codes={entries.toReversed()} onCopy={copy}>
          <Button size="sm" variant="quiet" onClick={() => act({ kind: 'clear' })}>
            <Icon name="trash-2" />
            {t('clear')}
          </Button>
        </CodeListActions>
      )}
      <div role="status" className="flex flex-col gap-2 text-sm empty:hidden">
        {copying && <p>{t(copying)}</p>}
        {cleared.length > 0 && (
          <p className="flex flex-wrap items-center gap-2">
            {t('cleared', { count: cleared.length })}
            <Button size="sm" variant="secondary" onClick={() => act({ kind: 'undo' })}>
              <Icon name="undo-2" />
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
      {!isSaved && <Notice tone="warn">{t('tooMany')}</Notice>}
      {entries.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('empty')}</p>
      ) : (
        <ol className="flex max-h-[70dvh] flex-col overflow-y-auto border-line border-y" reversed>
          {entries.slice(0, shown).map((entry, index) => (
            <FoundCodeRow
              key={entry.id}
              entry={entry}
              siteHost={siteHost}
              number={entries.length - index}
              onCopy={copy}
              onRemove={(id) => act({ kind: 'remove', id })}
            />
          ))}
        </ol>
      )}
      {entries.length > shown && (
        <Button size="sm" variant="secondary" onClick={() => setShown((count) => count + pageSize)}>
          {t('more', { count: Math.min(pageSize, entries.length - shown) })}
        </Button>
      )}
    </section>
  )
}
