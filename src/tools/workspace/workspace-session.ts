import { createContext, useContext } from 'react'
import { isRoleEnough, type WorkspaceView } from '@/codes'
import { paths } from '@/paths'
import { type Answer, callApi } from '@/tools/shared/dynamic/code-client'

type Call = Omit<NonNullable<Parameters<typeof callApi>[1]>, 'editKey'>

/** An operation below `paths.codesApi`, with its query. */
export type WorkspaceApiPath = `workspace${string}` | `codes${string}`

/**
 * Calls the API with a workspace key: `callWorkspace(secret, 'workspace/folders')`. Never rejects
 * unless it is aborted.
 */
export function callWorkspace<Body>(
  secret: string,
  path: WorkspaceApiPath,
  call: Call = {},
): Promise<Answer<Body>> {
  return callApi(`${paths.codesApi}/${path}`, { ...call, editKey: secret })
}

/** The workspace that a page shows. */
export type WorkspaceSession = {
  workspace: WorkspaceView
  /** The key of this browser. */
  secret: string
  /** Whether the key may change codes and folders. */
  canEdit: boolean
  isOwner: boolean
  /** `callWorkspace` with this key. A key that was revoked ends the session. */
  call: <Body>(path: WorkspaceApiPath, call?: Call) => Promise<Answer<Body>>
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
