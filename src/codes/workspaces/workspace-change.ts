/** What was done in a workspace, as its log records it. */
export const workspaceActions = [
  'createWorkspace',
  'editWorkspace',
  'recoverWorkspace',
  'createKey',
  'renameKey',
  'revokeKey',
  'createFolder',
  'renameFolder',
  'deleteFolder',
  'createCode',
  'addCode',
  'removeCode',
  'editCode',
  'pauseCode',
  'resumeCode',
  'deleteCode',
  'restoreCode',
  'archiveCode',
  'unarchiveCode',
  'tagCode',
  'moveCode',
  'rotateKey',
  'undo',
] as const
export type WorkspaceAction = (typeof workspaceActions)[number]

/** An entry of the log. Times are ISO 8601 in UTC. */
export type WorkspaceChange = {
  id: string
  at: string
  action: WorkspaceAction
  /** The key that was used; null for the edit key of a code. */
  key: { id: string; name: string } | null
  /** The code; its slug is null after the code was removed for good. */
  code: { slug: string | null; name: string } | null
  /** The changed members only. */
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  /** Id of the change that this one undid. */
  undoes: string | null
  canUndo: boolean
}
