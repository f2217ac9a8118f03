import { documentBytes } from '../codes/api/read-input'
import { recoverySchema, recoveryTokenSchema } from '../codes/api/schemas'
import {
  createdWorkspaceSchema,
  folderInputSchema,
  folderSchema,
  foldersSchema,
  newWorkspaceSchema,
  recoveredWorkspacesSchema,
  releasedCodesSchema,
  workspaceDeletionSchema,
  workspaceEditSchema,
  workspaceSchema,
} from '../workspaces/api-schemas'
import { changeQuerySchema, changeSchema, changesSchema } from '../workspaces/code-schemas'
import { deleteWorkspace } from '../workspaces/delete-workspace'
import { createWorkspace, editWorkspace, viewWorkspace } from '../workspaces/edit-workspace'
import { createFolder, deleteFolder, listFolders, renameFolder } from '../workspaces/manage-folders'
import { readChanges } from '../workspaces/read-changes'
import {
  confirmWorkspaceRecovery,
  requestWorkspaceRecovery,
} from '../workspaces/recover-workspaces'
import { undoChange } from '../workspaces/undo-change'
import { exampleEmail } from './examples'
import { operation } from './operation'

/** The operations on a workspace itself, its folders and its log of changes. */
export const workspaceOperations = [
  operation({
    ...{ id: 'createWorkspace', group: 'workspaces', method: 'post', path: '/workspaces' },
    ...{ body: newWorkspaceSchema, maxBytes: documentBytes },
    answer: { status: 201, schema: createdWorkspaceSchema },
    problems: ['limited', 'unavailable'],
    example: { body: { name: 'Café Lindenhof', timeZone: 'Europe/Berlin' } },
    handle: ({ body, address }) => createWorkspace(body, address),
  }),
  operation({
    ...{ id: 'requestWorkspaceRecovery', group: 'workspaces', method: 'post' },
    path: '/workspaces/recovery',
    body: recoverySchema,
    answer: { status: 202 },
    problems: ['limited', 'unavailable'],
    example: { body: exampleEmail },
    // Responds the same whether or not there are workspaces to recover.
    async handle({ body, address }) {
      await requestWorkspaceRecovery(body.email, body.locale, address)
      return {}
    },
  }),
  operation({
    ...{ id: 'confirmWorkspaceRecovery', group: 'workspaces', method: 'post' },
    path: '/workspaces/recovery/confirm',
    body: recoveryTokenSchema,
    answer: { status: 200, schema: recoveredWorkspacesSchema },
    problems: ['unauthorised', 'unavailable'],
    example: { body: { token: 'from-the-mail' } },
    handle: ({ body }) => confirmWorkspaceRecovery(body.token),
  }),
  operation({
    ...{ id: 'readWorkspace', group: 'workspaces', method: 'get', path: '/workspace' },
    access: { workspace: 'viewer' },
    answer: { status: 200, schema: workspaceSchema },
    handle: ({ workspace }) => viewWorkspace(workspace),
  }),
  operation({
    ...{ id: 'editWorkspace', group: 'workspaces', method: 'patch', path: '/workspace' },
    access: { workspace: 'owner' },
    ...{ body: workspaceEditSchema, maxBytes: documentBytes },
    answer: { status: 200, schema: workspaceSchema },
    example: { body: { defaults: { utm: { source: 'print' } } } },
    handle: ({ workspace, body }) => editWorkspace(workspace, body),
  }),
  operation({
    ...{ id: 'deleteWorkspace', group: 'workspaces', method: 'delete', path: '/workspace' },
    access: { workspace: 'owner' },
    query: workspaceDeletionSchema,
    answer: { status: 200, schema: releasedCodesSchema },
    example: { query: 'codes=keep' },
    handle: ({ workspace, query }) => deleteWorkspace(workspace, query.codes),
  }),
  operation({
    ...{ id: 'listChanges', group: 'workspaces', method: 'get', path: '/workspace/changes' },
    access: { workspace: 'viewer' },
    query: changeQuerySchema,
    answer: { status: 200, schema: changesSchema },
    example: { query: 'slug=7k3m9pxw&limit=20' },
    handle: ({ workspace, query }) => readChanges(workspace, query),
  }),
  operation({
    ...{ id: 'undoChange', group: 'workspaces', method: 'post' },
    path: '/workspace/changes/{changeId}/undo',
    access: { workspace: 'editor' },
    answer: { status: 200, schema: changeSchema },
    problems: ['unknown', 'outdated', 'permanent', 'gone', 'blocked', 'target', 'invalid'],
    handle: ({ workspace, params }) => undoChange(workspace, params.changeId),
  }),
  operation({
    ...{ id: 'listFolders', group: 'folders', method: 'get', path: '/workspace/folders' },
    access: { workspace: 'viewer' },
    answer: { status: 200, schema: foldersSchema },
    handle: ({ workspace }) => listFolders(workspace),
  }),
  operation({
    ...{ id: 'createFolder', group: 'folders', method: 'post', path: '/workspace/folders' },
    access: { workspace: 'editor' },
    body: folderInputSchema,
    answer: { status: 201, schema: folderSchema },
    problems: ['full'],
    example: { body: { name: 'Tables' } },
    handle: ({ workspace, body }) => createFolder(workspace, body.name),
  }),
  operation({
    ...{ id: 'renameFolder', group: 'folders', method: 'patch' },
    path: '/workspace/folders/{folderId}',
    access: { workspace: 'editor' },
    body: folderInputSchema,
    answer: { status: 200, schema: folderSchema },
    problems: ['unknown'],
    example: { body: { name: 'Garden tables' } },
    handle: ({ workspace, params, body }) => renameFolder(workspace, params.folderId, body.name),
  }),
  operation({
    ...{ id: 'deleteFolder', group: 'folders', method: 'delete' },
    path: '/workspace/folders/{folderId}',
    access: { workspace: 'editor' },
    answer: { status: 204 },
    problems: ['unknown'],
    handle: ({ workspace, params }) => deleteFolder(workspace, params.folderId),
  }),
] as const
