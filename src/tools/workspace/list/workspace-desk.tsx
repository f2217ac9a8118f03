'use client'

import { CodeListProvider } from '@/tools/shared/code-list/code-list-source'
import { CodeListView } from '@/tools/shared/code-list/code-list-view'
import { BulkBar } from './bulk-bar'
import { BulkDialogs } from './bulk-dialogs'
import { DeskProvider, useDeskState } from './desk'
import { DeskTools } from './desk-tools'
import { FailedCodes } from './failed-codes'
import { useWorkspaceSource } from './use-workspace-source'

/** The codes of a workspace, and all changes of one or many of them. */
export function WorkspaceDesk() {
  const desk = useDeskState()
  const source = useWorkspaceSource(desk)
  return (
    <DeskProvider value={desk}>
      <CodeListProvider value={source}>
        <CodeListView
          bar={
            <>
              <FailedCodes />
              <BulkBar />
            </>
          }
        >
          <DeskTools />
        </CodeListView>
      </CodeListProvider>
      <BulkDialogs />
    </DeskProvider>
  )
}
