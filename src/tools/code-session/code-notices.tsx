import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Notice } from '@/ui/notice'
import { CodeConflictDialog } from './code-conflict-dialog'
import { LinkWarnings } from './link-warnings'
import type { useEditSession } from './use-edit-session'

type Editing = ReturnType<typeof useEditSession>

/** What the owner of a code has to know or to decide. */
export function CodeNotices({
  editing,
  children,
}: {
  editing: Editing
  /** Further notices. */
  children?: ReactNode
}) {
  const t = useTranslations('dynamic.bar')
  const { session, edited } = editing
  return (
    <>
      {session?.code.status === 'blocked' && (
        <Notice tone="bad" title={t('blocked')}>
          {session.code.blockReason}
        </Notice>
      )}
      {children}
      <LinkWarnings document={edited.document} />
      <CodeConflictDialog
        conflict={editing.conflict}
        onResolve={editing.resolve}
        onTakeTheirs={editing.takeTheirs}
        onClose={editing.closeConflict}
      />
    </>
  )
}

/** Why the last attempt to save failed, unless its field shows that. */
export function SaveFailure({ failure }: Pick<Editing, 'failure'>) {
  const t = useTranslations('dynamic.bar')
  const describe = useProblemMessage()
  if (!failure || failure.isPlaced) return null
  const { problem } = failure
  return (
    <Notice tone="bad" live>
      <p>{problem === 'filesNotSent' ? t('filesNotSent') : describe(problem)}</p>
    </Notice>
  )
}
