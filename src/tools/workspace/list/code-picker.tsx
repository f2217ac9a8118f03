import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { ListedCode } from '@/codes'
import { everyCode } from '@/tools/shared/code-list/code-query'
import { ShelfSearch } from '@/tools/shared/shelf/shelf-search'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { useWorkspaceCodes } from './use-workspace-codes'

/** The codes of the workspace to choose from, those with the most scans first. */
export function CodePicker({
  labels,
  children,
}: {
  labels: Readonly<Record<'search' | 'list', string>>
  children: (code: ListedCode) => ReactNode
}) {
  const t = useTranslations('codeList')
  const [query, setQuery] = useState({ ...everyCode, sort: 'scans' as const })
  const { status, codes, total, cursor, loadMore, isLoadingMore } = useWorkspaceCodes(query)
  return (
    <div className="flex flex-col gap-3">
      <ShelfSearch
        label={labels.search}
        words={query.words}
        onWordsChange={(words) => setQuery({ ...query, words })}
      >
        {null}
      </ShelfSearch>
      {status === 'loading' && <Skeleton className="h-32 w-full" />}
      {status === 'ready' && codes.length === 0 && (
        <p role="status" className="text-ink-soft text-sm">
          {t('nothingFound')}
        </p>
      )}
      {status === 'failed' && <p role="alert">{t('failed')}</p>}
      <ul aria-label={labels.list} className="flex max-h-80 flex-col gap-1 overflow-y-auto">
        {codes.map((code) => (
          <li key={code.slug}>{children(code)}</li>
        ))}
      </ul>
      {cursor !== null && (
        <Button
          variant="secondary"
          size="sm"
          busy={isLoadingMore}
          className="self-start"
          onClick={loadMore}
        >
          {t('more', { count: total - codes.length })}
        </Button>
      )}
    </div>
  )
}
