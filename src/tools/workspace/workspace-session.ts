import { createContext, useContext } from 'react'
import { isRoleEnough, type WorkspaceView } from '@/codes'
import type { ApiAnswer, ApiKey } from '@/data/operations/api-types'
import type { Answer, ClientCall } from '@/tools/shared/dynamic/code-client'

/** The workspace that a page shows. */
export type WorkspaceSession = {
  workspace: WorkspaceView
  /** The key of this browser. */
  secret: string
  /** Whether the key may change codes and folders. */
  canEdit: boolean
  isOwner: boolean
  /** `callApi` with this key. A key that was revoked ends the session. */
  call: <Of extends ApiKey>(operation: Of, call?: ClientCall<Of>) => Promise<Answer<ApiAnswer<Of>>>
  /** Reads the workspace again, for example after its settings changed. */
  refresh: () => Promise<void>
  /** Shows a newer state that the server returned. */
  show: (workspace: WorkspaceView) => void
}

const SessionContext = createContext<WorkspaceSession | null>(null)
export const WorkspaceSessionProvider = SessionContext.Provider

/** Returns the workspace of the page; only below `WorkspaceFrame`. */
export function useWorkspace(): WorkspaceSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useWorkspace needs a WorkspaceFrame above it')
  return session
}

export function describeRights({ key }: WorkspaceView) {
  return { canEdit: isRoleEnough(key.role, 'editor'), isOwner: isRoleEnough(key.role, 'owner') }
}
