import {
  createdCodeSchema,
  newCodeSchema,
  recoverySchema,
  recoveryTokenSchema,
} from '../codes/api/schemas'
import type { ApiOperation } from '../open-api/api-operation'
import { exampleDocument } from '../open-api/example-document'
import {
  createdKeySchema,
  createdWorkspaceSchema,
  editKeyListSchema,
  endedEditKeysSchema,
  folderInputSchema,
  folderSchema,
  foldersSchema,
  keyEditSchema,
  keyEffectsSchema,
  newKeySchema,
  newWorkspaceSchema,
  recoveredWorkspacesSchema,
  releasedCodesSchema,
  revokedKeySchema,
  workspaceDeletionSchema,
  workspaceEditSchema,
  workspaceKeySchema,
  workspaceKeysSchema,
  workspaceSchema,
} from './api-schemas'
import {
  batchSchema,
  changeQuerySchema,
  changeSchema,
  changesSchema,
  codeListQuerySchema,
  codeListSchema,
  codeResultsSchema,
  codesExportSchema,
  moveSchema,
} from './code-schemas'

const withKey = { group: 'workspaces', needsKey: 'workspace' } as const
const onWorkspace = ['unauthorised', 'forbidden', 'limited', 'unavailable'] as const
const withBody = ['invalid', 'tooLarge', 'fileType'] as const

/** The operations on workspaces. */
export const workspaceOperations: readonly ApiOperation[] = [
  {
    ...{ id: 'createWorkspace', group: 'workspaces', method: 'post', path: '/workspaces' },
    body: newWorkspaceSchema,
    answer: { status: 201, schema: createdWorkspaceSchema },
    problems: [...withBody, 'limited', 'unavailable'],
    example: { body: { name: 'Café Lindenhof', timeZone: 'Europe/Berlin' } },
  },
  {
    ...{ id: 'requestWorkspaceRecovery', group: 'workspaces', method: 'post' },
    path: '/workspaces/recovery',
    body: recoverySchema,
    answer: { status: 202 },
    problems: [...withBody, 'limited', 'unavailable'],
    example: { body: { email: 'owner@example.com', locale: 'en' } },
  },
  {
    ...{ id: 'confirmWorkspaceRecovery', group: 'workspaces', method: 'post' },
    path: '/workspaces/recovery/confirm',
    body: recoveryTokenSchema,
    answer: { status: 200, schema: recoveredWorkspacesSchema },
    problems: [...withBody, 'unauthorised', 'unavailable'],
    example: { body: { token: 'from-the-mail' } },
  },
  {
    ...{ id: 'readWorkspace', ...withKey, method: 'get', path: '/workspace' },
    answer: { status: 200, schema: workspaceSchema },
    problems: onWorkspace,
  },
  {
    ...{ id: 'editWorkspace', ...withKey, method: 'patch', path: '/workspace' },
    body: workspaceEditSchema,
    answer: { status: 200, schema: workspaceSchema },
    problems: [...onWorkspace, ...withBody],
    example: { body: { defaults: { utm: { source: 'print' } } } },
  },
  {
    ...{ id: 'deleteWorkspace', ...withKey, method: 'delete', path: '/workspace' },
    query: workspaceDeletionSchema,
    answer: { status: 200, schema: releasedCodesSchema },
    problems: [...onWorkspace, 'invalid'],
    example: { query: 'codes=keep' },
  },
  {
    ...{ id: 'listWorkspaceKeys', ...withKey, method: 'get', path: '/workspace/keys' },
    answer: { status: 200, schema: workspaceKeysSchema },
    problems: onWorkspace,
  },
  {
    ...{ id: 'createWorkspaceKey', ...withKey, method: 'post', path: '/workspace/keys' },
    body: newKeySchema,
    answer: { status: 201, schema: createdKeySchema },
    problems: [...onWorkspace, ...withBody, 'full'],
    example: { body: { name: 'Till system', role: 'api' } },
  },
  {
    ...{ id: 'renameWorkspaceKey', ...withKey, method: 'patch', path: '/workspace/keys/{keyId}' },
    body: keyEditSchema,
    answer: { status: 200, schema: workspaceKeySchema },
    problems: [...onWorkspace, ...withBody, 'unknown'],
    example: { body: { name: 'Till system' } },
  },
  {
    ...{ id: 'revokeWorkspaceKey', ...withKey, method: 'delete', path: '/workspace/keys/{keyId}' },
    answer: { status: 200, schema: revokedKeySchema },
    problems: [...onWorkspace, 'unknown', 'lastOwner'],
  },
  {
    ...{ id: 'readKeyEffects', ...withKey, method: 'get' },
    path: '/workspace/keys/{keyId}/effects',
    answer: { status: 200, schema: keyEffectsSchema },
    problems: [...onWorkspace, 'unknown'],
  },
  {
    ...{ id: 'listEditKeys', ...withKey, method: 'get', path: '/workspace/edit-keys' },
    answer: { status: 200, schema: editKeyListSchema },
    problems: onWorkspace,
  },
  {
    ...{ id: 'endEditKeys', ...withKey, method: 'delete', path: '/workspace/edit-keys' },
    answer: { status: 200, schema: endedEditKeysSchema },
    problems: onWorkspace,
  },
  {
    ...{ id: 'listCodes', ...withKey, method: 'get', path: '/codes' },
    query: codeListQuerySchema,
    answer: { status: 200, schema: codeListSchema },
    problems: [...onWorkspace, 'invalid'],
    example: { query: 'q=menu&tag=garden&sort=scans&limit=50' },
  },
  {
    ...{
      id: 'upsertCode',
      ...withKey,
      method: 'put',
      path: '/workspace/codes/external/{externalId}',
    },
    body: newCodeSchema,
    answer: { status: 200, schema: createdCodeSchema },
    problems: [...onWorkspace, ...withBody, 'target', 'changed', 'gone', 'blocked', 'full'],
    example: { body: { document: exampleDocument, name: 'Menu, table 4', tags: ['garden'] } },
  },
  {
    ...{ id: 'changeCodes', ...withKey, method: 'post', path: '/codes/batch' },
    body: batchSchema,
    answer: { status: 200, schema: codeResultsSchema },
    problems: [...onWorkspace, ...withBody, 'target'],
    example: { body: { action: 'tag', codes: ['7k3m9pxw', 'summer-menu'], add: ['garden'] } },
  },
  {
    ...{ id: 'exportCodes', ...withKey, method: 'post', path: '/codes/export' },
    body: codesExportSchema,
    answer: { status: 200, mediaTypes: ['text/csv', 'application/json'] },
    problems: [...onWorkspace, ...withBody],
    example: { body: { codes: ['7k3m9pxw', 'summer-menu'], format: 'csv' } },
  },
  {
    ...{ id: 'moveCodes', ...withKey, method: 'post', path: '/workspace/codes/move' },
    body: moveSchema,
    answer: { status: 200, schema: codeResultsSchema },
    problems: [...onWorkspace, ...withBody, 'full'],
    example: {
      body: {
        codes: [{ slug: '7k3m9pxw', editKey: 'qz_Wk3v0nJ8xQm2LrT5yB7cD9fG1hK4pS6uV0wX2zA3eEo' }],
      },
    },
  },
  {
    ...{ id: 'listChanges', ...withKey, method: 'get', path: '/workspace/changes' },
    query: changeQuerySchema,
    answer: { status: 200, schema: changesSchema },
    problems: [...onWorkspace, 'invalid'],
    example: { query: 'slug=7k3m9pxw&limit=20' },
  },
  {
    ...{ id: 'undoChange', ...withKey, method: 'post' },
    path: '/workspace/changes/{changeId}/undo',
    answer: { status: 200, schema: changeSchema },
    problems: [
      ...onWorkspace,
      ...(['unknown', 'outdated', 'permanent', 'gone', 'blocked', 'target', 'invalid'] as const),
    ],
  },
  {
    ...{ id: 'listFolders', ...withKey, method: 'get', path: '/workspace/folders' },
    answer: { status: 200, schema: foldersSchema },
    problems: onWorkspace,
  },
  {
    ...{ id: 'createFolder', ...withKey, method: 'post', path: '/workspace/folders' },
    body: folderInputSchema,
    answer: { status: 201, schema: folderSchema },
    problems: [...onWorkspace, ...withBody, 'full'],
    example: { body: { name: 'Tables' } },
  },
  {
    ...{ id: 'renameFolder', ...withKey, method: 'patch', path: '/workspace/folders/{folderId}' },
    body: folderInputSchema,
    answer: { status: 200, schema: folderSchema },
    problems: [...onWorkspace, ...withBody, 'unknown'],
    example: { body: { name: 'Garden tables' } },
  },
  {
    ...{ id: 'deleteFolder', ...withKey, method: 'delete', path: '/workspace/folders/{folderId}' },
    answer: { status: 204 },
    problems: [...onWorkspace, 'unknown'],
  },
]
