'use client'

import { useLazyPart } from '../shared/use-lazy-part'
import { WorkspaceFrame } from './workspace-frame'

const parts = {
  codes: async () => ({ default: (await import('./list/workspace-desk')).WorkspaceDesk }),
  statistics: async () => ({
    default: (await import('./statistics/combined-statistics')).CombinedStatistics,
  }),
  changes: async () => ({ default: (await import('./changes/change-log')).ChangeLog }),
  settings: async () => ({
    default: (await import('./settings/workspace-settings')).WorkspaceSettings,
  }),
}

/** A page of a workspace: its frame, and the content, which is loaded once the workspace is open. */
export function WorkspaceTool({ page }: { page: keyof typeof parts }) {
  const [Part, retry] = useLazyPart(parts[page])
  return (
    <WorkspaceFrame page={page} retry={retry}>
      <Part />
    </WorkspaceFrame>
  )
}
