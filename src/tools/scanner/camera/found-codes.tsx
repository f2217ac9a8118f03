import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { shorten } from '@/tools/shared/shorten'
import { useRegionalLocale } from '@/tools/shared/use-regional-locale'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { CodeListActions } from '../code-list-actions'
import { ResultCard } from '../results/result-card'
import { ResultWarnings } from '../results/result-warnings'
import { textWithoutSecrets } from '../results/text-without-secrets'
import type { FoundAction, FoundRow } from './found-list'
import type { useFoundList } from './use-found-list'

/** Rows rendered before “more” is clicked. */
const pageSize = 100

/** The codes that continuous mode has found, to copy, export and delete. */
export function FoundCodes({
  found: { list, rows, isSaved, change },
}: {
  found: Pick<ReturnType<typeof useFoundList>, 'list' | 'rows' | 'isSaved' | 'change'>
}) {
  const t = useTranslations('scanner.camera.found')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState(pageSize)
  const [copying, setCopying] = useState<'copied' | 'copyFailed' | null>(null)
  const { cleared } = list

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
          {t('count', { count: rows.length })}
        </span>
      </h3>
      {rows.length > 0 && (
        <CodeListActions codes={rows.toReversed().map(toListCode)} onCopy={copy}>
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
      {rows.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('empty')}</p>
      ) : (
        <ol className="flex max-h-[70dvh] flex-col overflow-y-auto border-line border-y" reversed>
          {rows.slice(0, shown).map((row, index) => (
            <FoundCodeRow
              key={row.ids[0]}
              row={row}
              number={rows.length - index}
              onCopy={copy}
              onRemove={(ids) => act({ kind: 'remove', ids })}
            />
          ))}
        </ol>
      )}
      {rows.length > shown && (
        <Button size="sm" variant="secondary" onClick={() => setShown((count) => count + pageSize)}>
          {t('more', { count: Math.min(pageSize, rows.length - shown) })}
        </Button>
      )}
    </section>
  )
}

const toListCode = ({ read: { code }, foundAtMs }: FoundRow) => ({ code, foundAtMs })

/** A code or message of the list: its text, its format, when it was found, and its warnings. */
function FoundCodeRow({
  row: { ids, read, foundAtMs },
  number,
  onCopy,
  onRemove,
}: {
  row: FoundRow
  number: number
  onCopy: (text: string) => void
  onRemove: (ids: readonly string[]) => void
}) {
  const t = useTranslations('scanner.camera.found')
  const tScanner = useTranslations('scanner')
  const locale = useRegionalLocale()
  const [isOpen, setOpen] = useState(false)
  const { text, format } = read.code
  const safeText = textWithoutSecrets(read.code)
  const short = shorten(safeText, 40)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(foundAtMs)
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <div className="flex items-start gap-2">
        <span
          aria-hidden="true"
          className="mt-0.5 min-w-6 text-end text-ink-faint text-xs tabular-nums"
        >
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <p dir="auto" className="wrap-anywhere line-clamp-4 text-sm">
            {safeText}
          </p>
          <p className="text-ink-soft text-xs tabular-nums">
            {tScanner(`formats.${format}`)} ·{' '}
            <time dateTime={new Date(foundAtMs).toISOString()}>{time}</time>
          </p>
          {!isOpen && <ResultWarnings read={read} />}
        </div>
        <Button
          square
          size="sm"
          variant="quiet"
          aria-label={t('details', { text: short })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon
            name="chevron-down"
            className={classNames('transition-transform', isOpen && 'rotate-180')}
          />
        </Button>
        <Button
          square
          size="sm"
          variant="quiet"
          aria-label={t('copyText', { text: short })}
          title={t('copy')}
          onClick={() => onCopy(text)}
        >
          <Icon name="copy" />
        </Button>
        <Button
          square
          size="sm"
          variant="quiet"
          aria-label={t('remove', { text: short })}
          onClick={() => onRemove(ids)}
        >
          <Icon name="x" />
        </Button>
      </div>
      {isOpen && (
        <div className="py-3">
          <ResultCard read={read} />
        </div>
      )}
    </li>
  )
}
