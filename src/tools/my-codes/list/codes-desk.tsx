'use client'

import { CodeListProvider } from '@/tools/shared/code-list/code-list-source'
import { CodeListView } from '@/tools/shared/code-list/code-list-view'
import { useKeyInLink } from '@/tools/shared/keys/use-key-in-link'
import { BackupReminder } from './backup-reminder'
import { findKeys } from './find-keys'
import { KeyDialogs } from './key-dialogs'
import { KeyTools } from './key-tools'
import { RecoveredKeys } from './recovered-keys'
import { useCodeActions } from './use-code-actions'
import { useCodeList } from './use-code-list'
import { useKeySource } from './use-key-source'
import { WorkspaceLine } from './workspace-line'

/** The list of the codes whose keys are in this browser, and all actions on them. */
export function CodesDesk() {
  const own = useCodeList()
  const actions = useCodeActions(own.show)
  const { act, setOutcome, dialogs } = actions
  const link = useKeyInLink((text) => act.addKeys(findKeys(text)))
  const source = useKeySource(own, actions)
  return (
    <CodeListProvider value={source}>
      <CodeListView>
        <WorkspaceLine />
        {link.token && (
          <RecoveredKeys token={link.token} onDone={link.forgetToken} onOutcome={setOutcome} />
        )}
        {own.list.status === 'ready' && (
          <>
            <KeyTools codes={own.list.codes} act={act} />
            <BackupReminder codes={own.list.codes} act={act} />
          </>
        )}
      </CodeListView>
      <KeyDialogs {...dialogs} />
    </CodeListProvider>
  )
}
