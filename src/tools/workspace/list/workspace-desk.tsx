'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import type { ListedCode } from '@/codes'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { OutcomeNote } from '@/tools/shared/shelf/outcome-note'
import { ShelfResults } from '@/tools/shared/shelf/shelf-results'
import { useHandler } from '@/tools/shared/use-handler'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { useWorkspace } from '../workspace-session'
import { BulkBar } from './bulk-bar'
import { type BulkDialog, BulkDialogs } from './bulk-dialogs'
import { DeskFilter } from './desk-filter'
import { everyCode, isFiltered } from './desk-query'
import { DeskTools } from './desk-tools'
import { EmptyWorkspace } from './empty-workspace'
import { FailedCodes } from './failed-codes'
import type { BulkChange } from './plan-undo'
import { useBulk } from './use-bulk'
import { useFolders } from './use-folders'
import { useKnownTags } from './use-known-tags'
import { type Selection, useSelection } from './use-selection'
import { useWorkspaceCodes } from './use-workspace-codes'
import { WorkspaceCodeItem } from './workspace-code-item'

/** The codes of a workspace, and all changes of one or many of them. */
export function WorkspaceDesk() {
  const t = useTranslations('workspace.list')
  const { workspace, refresh } = useWorkspace()
  const problemMessage = useProblemMessage()
  const [query, setQuery] = useState(everyCode)
  const list = useWorkspaceCodes(query)
  const folders = useFolders()
  const tags = useKnownTags(list.codes)
  const selecting = useSelection(list.codes, query, list.shownQuery)
  const bulk = useBulk(query, async () => {
    selecting.clear()
    await Promise.all([list.reload(), folders.reload()])
  })
  const [dialog, setDialog] = useState<BulkDialog>()
  const openDialog = useCallback((kind: BulkDialog['kind'], selection: Selection) => {
    setDialog({ kind, selection })
  }, [])
  const changeOne = useHandler((change: BulkChange, code: ListedCode) =>
    bulk.change(change, selectionOf(code)),
  )
  const onAdded = useHandler(async (note: string) => {
    bulk.setOutcome({ note })
    await Promise.all([list.reload(), folders.reload(), refresh()])
  })
  const isEmpty = workspace.codes === 0 && list.status === 'ready' && list.total === 0

  return (
    <div className="flex flex-col gap-6">
      <DeskTools folders={folders} tags={tags} onAdded={onAdded} />
      {isEmpty && !isFiltered(query) ? (
        <EmptyWorkspace />
      ) : (
        <>
          <DeskFilter query={query} folders={folders.folders} tags={tags} onChange={setQuery} />
          <FailedCodes failed={bulk.failed} onClose={bulk.dismissFailed} />
          {list.problem !== null || list.status === 'failed' ? (
            <Notice tone="warn" live title={t('failed')}>
              <p>{problemMessage(list.problem)}</p>
              <Button variant="secondary" size="sm" className="mt-3" onClick={list.reload}>
                {t('retry')}
              </Button>
            </Notice>
          ) : null}
          {list.status === 'loading' && <WaitingCodes label={t('loading')} />}
          <div>
            <BulkBar list={list} selecting={selecting} bulk={bulk} onDialog={openDialog} />
            {list.status === 'ready' && (
              <ShelfResults
                entries={list.codes}
                query={query}
                className=""
                labels={{
                  list: t('label'),
                  count: t('found', { count: list.total }),
                  nothingFound: t('nothingFound'),
                  showAll: t('showAll'),
                }}
                onShowAll={() => setQuery(everyCode)}
              >
                {(code) => (
                  <WorkspaceCodeItem
                    key={code.slug}
                    code={code}
                    folder={folders.nameOf(code.folder)}
                    isSelected={selecting.isSelected(code)}
                    onSelect={selecting.toggle}
                    onTag={(tag) => setQuery({ ...query, tag })}
                    onChange={changeOne}
                    onDialog={(kind) => openDialog(kind, selectionOf(code))}
                    onCopied={(note) => bulk.setOutcome({ note })}
                  />
                )}
              </ShelfResults>
            )}
          </div>
          {list.status === 'ready' && list.cursor !== null && (
            <Button
              variant="secondary"
              busy={list.isLoadingMore}
              className="self-center"
              onClick={list.loadMore}
            >
              {t('more', { count: list.total - list.codes.length })}
            </Button>
          )}
        </>
      )}
      <BulkDialogs
        dialog={dialog}
        total={list.total}
        folders={folders.folders}
        tags={tags}
        onClose={() => setDialog(undefined)}
        onChange={bulk.change}
      />
      <OutcomeNote outcome={bulk.outcome} undoLabel={t('undo')} />
    </div>
  )
}

function selectionOf(code: ListedCode): Selection {
  return { codes: new Map([[code.slug, code]]), isAll: false }
}

function WaitingCodes({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{label}</span>
      {['a', 'b', 'c', 'd'].map((id) => (
        <Skeleton key={id} className="h-16 w-full" />
      ))}
    </div>
  )
}
