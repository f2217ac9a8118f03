import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/i18n/link'
import { OutcomeNote } from '@/tools/shared/shelf/outcome-note'
import { ShelfResults } from '@/tools/shared/shelf/shelf-results'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { CodeItem } from './code-item'
import { type CodeListSource, useCodeListSource } from './code-list-source'
import { everyCode } from './code-query'
import { ListFilter } from './list-filter'

/** The codes of a source, and what can be done with each of them. */
export function CodeListView({
  bar,
  children,
}: {
  /** Directly above the codes. */
  bar?: ReactNode
  /** Above everything else. */
  children: ReactNode
}) {
  const t = useTranslations('codeList')
  const source = useCodeListSource()
  const { status, rows, pageSize, more, query, onQuery, empty, fault, outcome, texts } = source
  return (
    <div className="flex flex-col gap-6">
      {children}
      {empty && <EmptyList {...empty} />}
      {!empty && source.filters && <ListFilter filters={source.filters} />}
      {fault && (
        <Notice tone="warn" live title={fault.title}>
          <p>{fault.text}</p>
          {fault.retry && (
            <Button variant="secondary" size="sm" className="mt-3" onClick={fault.retry}>
              {t('retry')}
            </Button>
          )}
        </Notice>
      )}
      {status === 'loading' && (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">{texts.loading}</span>
          {['a', 'b', 'c'].map((id) => (
            <Skeleton key={id} className="h-18 w-full" />
          ))}
        </div>
      )}
      {!empty && (
        <div className="flex flex-col [&>ul+button]:mt-6">
          {bar}
          {status === 'ready' && (
            <ShelfResults
              entries={rows}
              query={query}
              {...(pageSize && { pageSize })}
              className={bar ? '' : 'border-line border-t'}
              labels={{
                list: texts.label,
                count: texts.count,
                nothingFound: t('nothingFound'),
                showAll: t('showAll'),
                more: (count) => t('more', { count }),
              }}
              onShowAll={() => onQuery({ ...everyCode, sort: query.sort })}
            >
              {(row) => <CodeItem key={row.slug} row={row} />}
            </ShelfResults>
          )}
          {status === 'ready' && more && (
            <Button
              variant="secondary"
              busy={more.isBusy}
              className="self-center"
              onClick={more.load}
            >
              {t('more', { count: more.count })}
            </Button>
          )}
        </div>
      )}
      <OutcomeNote outcome={outcome} undoLabel={t('undo')} />
    </div>
  )
}

function EmptyList({ title, text, link }: NonNullable<CodeListSource['empty']>) {
  return (
    <div className="module-mat flex flex-col items-center gap-3 rounded-lg border border-line px-4 py-14 text-center">
      <h2 className="text-subheading">{title}</h2>
      <p className="max-w-[46ch] text-balance text-ink-soft text-sm">{text}</p>
      {link && (
        <Link href={link.href} className={buttonStyle()}>
          {link.label}
        </Link>
      )}
    </div>
  )
}
