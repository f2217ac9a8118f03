'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { WorkspaceChange } from '@/codes'
import { Link } from '@/i18n/link'
import { paths, queryParameters } from '@/paths'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { useFolders } from '../list/use-folders'
import { useWorkspace } from '../workspace-session'
import { ChangeItem } from './change-item'
import { useChanges } from './use-changes'

/** Who changed what in the workspace, and how to undo it; of one code if the address names it. */
export function ChangeLog() {
  const t = useTranslations('workspace.changes')
  const problemMessage = useProblemMessage()
  const slug = useSearchParams().get(queryParameters.code)
  const { changes, status, problem, hasMore, isLoadingMore, reload, loadMore } = useChanges(slug)
  const { nameOf } = useFolders()
  const { undo, undoing, note } = useUndo(reload)
  return (
    <div className="flex flex-col gap-5">
      {slug && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {t('ofCode', { slug: slug.toUpperCase() })}
          <Link
            href={paths.workspaceChanges}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            {t('showAll')}
          </Link>
        </p>
      )}
      <p role="status" className="sticky bottom-3 text-sm empty:hidden">
        {note}
      </p>
      {problem !== undefined && (
        <Notice tone="warn" live title={t('failed')}>
          <p>{problemMessage(problem)}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={reload}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {status === 'loading' && <Skeleton className="h-40 w-full" />}
      {status === 'ready' && changes.length === 0 && (
        <p className="text-ink-soft text-sm">{t('empty')}</p>
      )}
      {changes.length > 0 && (
        <ul aria-label={t('label')} className="border-line border-t">
          {changes.map((change) => (
            <ChangeItem
              key={change.id}
              change={change}
              undone={changes.find(({ undoes }) => undoes === change.id) !== undefined}
              folderName={nameOf}
              isBusy={undoing === change.id}
              onUndo={() => void undo(change)}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" busy={isLoadingMore} className="self-center" onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function useUndo(reload: () => Promise<void>) {
  const t = useTranslations('workspace.changes')
  const problemMessage = useProblemMessage()
  const { call, refresh } = useWorkspace()
  const [undoing, setUndoing] = useState<string>()
  const [note, setNote] = useState<string>()
  const undo = async ({ id }: WorkspaceChange) => {
    setUndoing(id)
    setNote(undefined)
    const answer = await call('POST /workspace/changes/{changeId}/undo', {
      params: { changeId: id },
    })
    if (answer.ok) await Promise.all([reload(), refresh()])
    setNote(answer.ok ? t('undone') : problemMessage(answer.problem))
    setUndoing(undefined)
  }
  return { undo, undoing, note }
}
