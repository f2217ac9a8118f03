/** Changes of who may see or change something. */
export const accessActions = [
  'createWorkspace',
  'recoverWorkspace',
  'changeEmail',
  'createKey',
  'renameKey',
  'revokeKey',
  'createWebhook',
  'editWebhook',
  'deleteWebhook',
  'addDomain',
  'editDomain',
  'verifyDomain',
  'loseDomain',
  'deleteDomain',
  'subscribe',
  'confirmMails',
  'unsubscribe',
  'addCode',
  'removeCode',
  'changePassword',
  'rotateKey',
  'endEditKeys',
] as const
export const exportActions = [
  'exportCodes',
  'exportScans',
  'exportStatistics',
  'streamScans',
] as const
const contentActions = [
  'editWorkspace',
  'createFolder',
  'renameFolder',
  'deleteFolder',
  'createCode',
  'editCode',
  'pauseCode',
  'resumeCode',
  'deleteCode',
  'restoreCode',
  'archiveCode',
  'unarchiveCode',
  'tagCode',
  'moveCode',
  'undo',
] as const

/** What was done in a workspace, as its log records it. */
export const workspaceActions = [...accessActions, ...exportActions, ...contentActions] as const
export type WorkspaceAction = (typeof workspaceActions)[number]

/** An entry of the log. Times are ISO 8601 in UTC. */
export type WorkspaceChange = {
  id: string
  at: string
  action: WorkspaceAction
  /** The key that was used, with its name at that time; null for the edit key of a code. */
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
