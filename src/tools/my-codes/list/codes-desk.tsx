'use client'

import { CodeListProvider } from '@/tools/shared/code-list/code-list-source'
import { CodeListView } from '@/tools/shared/code-list/code-list-view'
import { BackupReminder } from './backup-reminder'
import { KeyTools } from './key-tools'
import { RecoveredKeys } from './recovered-keys'
import { RemoveKeyDialog } from './remove-key-dialog'
import { SaveKeyDialog } from './save-key-dialog'
import { useCodeActions } from './use-code-actions'
import { useCodeList } from './use-code-list'
import { useKeyFromLink } from './use-key-from-link'
import { useKeySource } from './use-key-source'
import { WorkspaceLine } from './workspace-line'

/** The list of the codes whose keys are in this browser, and all actions on them. */
export function CodesDesk() {
  const own = useCodeList()
  const actions = useCodeActions(own.show)
  const { act, setOutcome, dialogs } = actions
  const fromLink = useKeyFromLink(act.addKeys)
  const source = useKeySource(own, actions)
  return (
    <CodeListProvider value={source}>
      <CodeListView>
        <WorkspaceLine />
        {fromLink.token && (
          <RecoveredKeys token={fromLink.token} onDone={fromLink.forget} onOutcome={setOutcome} />
        )}
        {own.list.status === 'ready' && (
          <>
            <KeyTools codes={own.list.codes} act={act} />
            <BackupReminder codes={own.list.codes} act={act} />
          </>
        )}
      </CodeListView>
      <SaveKeyDialog named={dialogs.saving} onClose={dialogs.close} />
      <RemoveKeyDialog
        named={dialogs.removing}
        onSave={dialogs.saveFirst}
        onRemove={dialogs.confirmRemoval}
        onClose={dialogs.close}
      />
    </CodeListProvider>
  )
}
