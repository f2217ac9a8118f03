import type { ApiOperation } from '../open-api/api-operation'
import {
  createdKeySchema,
  createdWorkspaceSchema,
  folderInputSchema,
  folderSchema,
  foldersSchema,
  keyEditSchema,
  newKeySchema,
  newWorkspaceSchema,
  releasedCodesSchema,
  workspaceDeletionSchema,
  workspaceEditSchema,
  workspaceKeySchema,
  workspaceKeysSchema,
  workspaceSchema,
} from './api-schemas'

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
    answer: { status: 200, schema: workspaceKeySchema },
    problems: [...onWorkspace, 'unknown', 'conflict'],
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
