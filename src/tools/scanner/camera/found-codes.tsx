import { Copy, Download, Trash2, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type Dispatch, useId, useRef, useState } from 'react'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { FoundCodeRow } from './found-code-row'
import { writeFoundCsv } from './found-codes-csv'
import type { FoundAction, FoundList } from './found-list'

/** More rows than a page draws at once without stuttering. */
const shownAtOnce = 100

/** What continuous mode has found, to copy, to save and to thin out. */
export function FoundCodes({
  list,
  isKept,
  siteHost,
  change,
}: {
  list: FoundList
  isKept: boolean
  siteHost: string
  change: Dispatch<FoundAction>
}) {
  const t = useTranslations('scanner.camera.found')
  const names = useTranslations('scanner')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState(shownAtOnce)
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
  const save = () => {
    const csv = writeFoundCsv(entries, {
      headings: [t('columns.time'), t('columns.format'), t('columns.content')],
      formatName: ({ code }) => names(`formats.${code.format}`),
    })
    saveFile(csv, 'text/csv;charset=utf-8', fileName([t('fileName')], 'csv'))
  }
  /** The pressed button goes with what it removed, so the focus needs a place to stay. */
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
        <div className="flex flex-wrap gap-1.5">
          <Button size="sm" onClick={save}>
            <Download aria-hidden="true" />
            {t('csv')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => copy(listTexts(entries.map(({ code }) => code.text)))}
          >
            <Copy aria-hidden="true" />
            {t('copyAll')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => act({ kind: 'clear' })}>
            <Trash2 aria-hidden="true" />
            {t('clear')}
          </Button>
        </div>
      )}
      <div role="status" className="flex flex-col gap-2 text-sm empty:hidden">
        {copying && <p>{t(copying)}</p>}
        {cleared.length > 0 && (
          <p className="flex flex-wrap items-center gap-2">
            {t('cleared', { count: cleared.length })}
            <Button size="sm" variant="secondary" onClick={() => act({ kind: 'undo' })}>
              <Undo2 aria-hidden="true" />
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
      {!isKept && <Notice tone="warn">{t('tooMany')}</Notice>}
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
        <Button
          size="sm"
          variant="secondary"
          onClick={() => setShown((count) => count + shownAtOnce)}
        >
          {t('more', { count: Math.min(shownAtOnce, entries.length - shown) })}
        </Button>
      )}
    </section>
  )
}

/** Oldest first, a line each, as they were shown to the camera. */
function listTexts(texts: readonly string[]): string {
  return [...texts].reverse().join('\n')
}
