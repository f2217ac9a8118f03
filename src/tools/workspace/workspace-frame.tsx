'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { useKeyInLink } from '@/tools/shared/keys/use-key-in-link'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { loadMoreMessages, MoreMessages } from '@/tools/shared/more-messages'
import {
  removeWorkspaceKey,
  type StoredWorkspaceKey,
  useWorkspaceKeys,
} from '@/tools/shared/workspaces/workspace-keys'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { KeyReminder } from './key-reminder'
import { AddWorkspaceDialog } from './start/add-workspace-dialog'
import { RecoveredDialog } from './start/recovered-dialog'
import { StartScreen } from './start/start-screen'
import { useOpenedWorkspace } from './use-opened-workspace'
import { WorkspaceHeader, type WorkspacePage } from './workspace-header'
import { WorkspaceSessionProvider } from './workspace-session'

/**
 * The frame of the pages of a workspace: the choice of the workspace and the links between its
 * pages. Renders `children` once the workspace is open, with its session and the messages of all
 * its pages; without a key, the start screen.
 */
export function WorkspaceFrame({
  page,
  retry,
  children,
}: {
  page: WorkspacePage
  /** Loads the content again after it could not be loaded. */
  retry?: () => void
  children: ReactNode
}) {
  const t = useTranslations('workspace.frame')
  const known = useWorkspaceKeys()
  const key = known?.keys.find(({ id }) => id === known.chosen)
  const [linked, setLinked] = useState<string>()
  const { token, forgetToken } = useKeyInLink(setLinked)
  const [isAdding, setAdding] = useState(false)
  const dialogs = (
    <>
      <AddWorkspaceDialog
        open={isAdding || linked !== undefined}
        text={linked}
        onClose={() => {
          setAdding(false)
          setLinked(undefined)
        }}
      />
      <RecoveredDialog token={token} onClose={forgetToken} />
    </>
  )

  if (!known) return <WaitingFrame label={t('loading')} />
  if (!key) {
    return (
      <>
        <StartScreen onAddKey={() => setAdding(true)} />
        {dialogs}
      </>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <WorkspaceHeader page={page} keys={known.keys} chosen={key} onAdd={() => setAdding(true)} />
      {!known.isStored && (
        <Notice tone="warn" title={t('notStored.title')}>
          {t('notStored.text')}
        </Notice>
      )}
      <OpenedFrame key={key.secret} stored={key} retry={retry} onAdd={() => setAdding(true)}>
        {children}
      </OpenedFrame>
      {dialogs}
    </div>
  )
}

function OpenedFrame({
  stored,
  retry,
  onAdd,
  children,
}: {
  stored: StoredWorkspaceKey
  retry: (() => void) | undefined
  onAdd: () => void
  children: ReactNode
}) {
  const t = useTranslations('workspace.frame')
  const locale = useLocale()
  const opened = useOpenedWorkspace(stored)
  useEffect(() => {
    loadMoreMessages(paths.workspaceMessages(locale)).catch(() => {})
  }, [locale])

  if (opened.is === 'loading') return <WaitingFrame label={t('loading')} />
  if (opened.is === 'unreachable') {
    return (
      <Notice tone="warn" live title={t('unreachable.title')}>
        <p>{t('unreachable.text')}</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={opened.retry}>
          {t('unreachable.retry')}
        </Button>
      </Notice>
    )
  }
  if (opened.is === 'lost') return <LostKey stored={stored} onAdd={onAdd} />
  return (
    <WorkspaceSessionProvider value={opened.session}>
      {stored.role === 'owner' && <KeyReminder stored={stored} />}
      <LoadBoundary {...(retry && { onRetry: retry })}>
        <Suspense fallback={<WaitingFrame label={t('loading')} />}>
          <MoreMessages address={paths.workspaceMessages(locale)}>{children}</MoreMessages>
        </Suspense>
      </LoadBoundary>
    </WorkspaceSessionProvider>
  )
}

function LostKey({ stored, onAdd }: { stored: StoredWorkspaceKey; onAdd: () => void }) {
  const t = useTranslations('workspace.frame.lost')
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      <Notice tone="bad" live title={t('title')}>
        <p>{t('text')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={onAdd}>
            {t('add')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => removeWorkspaceKey(stored.id)}>
            {t('remove')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

function WaitingFrame({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{label}</span>
      {['a', 'b', 'c'].map((id) => (
        <Skeleton key={id} className="h-16 w-full" />
      ))}
    </div>
  )
}
