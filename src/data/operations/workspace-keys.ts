import {
  createdKeySchema,
  editKeyListSchema,
  endedEditKeysSchema,
  keyEditSchema,
  keyEffectsSchema,
  newKeySchema,
  revokedKeySchema,
  workspaceKeySchema,
  workspaceKeysSchema,
} from '../workspaces/api-schemas'
import { listEditKeys } from '../workspaces/edit-keys'
import {
  createKey,
  endAllEditKeys,
  listKeys,
  readKeyEffects,
  renameKey,
  revokeKey,
} from '../workspaces/manage-keys'
import { operation } from './operation'

/** The operations on the keys of a workspace, and on the edit keys of its codes. */
export const workspaceKeyOperations = [
  operation({
    ...{ id: 'listWorkspaceKeys', group: 'workspace-keys', method: 'get', path: '/workspace/keys' },
    access: { workspace: 'owner' },
    answer: { status: 200, schema: workspaceKeysSchema },
    handle: ({ workspace }) => listKeys(workspace),
  }),
  operation({
    ...{
      id: 'createWorkspaceKey',
      group: 'workspace-keys',
      method: 'post',
      path: '/workspace/keys',
    },
    access: { workspace: 'owner' },
    body: newKeySchema,
    answer: { status: 201, schema: createdKeySchema },
    problems: ['full'],
    example: { body: { name: 'Till system', role: 'api' } },
    handle: ({ workspace, body }) => createKey(workspace, body),
  }),
  operation({
    ...{ id: 'renameWorkspaceKey', group: 'workspace-keys', method: 'patch' },
    path: '/workspace/keys/{keyId}',
    access: { workspace: 'owner' },
    body: keyEditSchema,
    answer: { status: 200, schema: workspaceKeySchema },
    problems: ['unknown'],
    example: { body: { name: 'Till system' } },
    handle: ({ workspace, params, body }) => renameKey(workspace, params.keyId, body.name),
  }),
  operation({
    ...{ id: 'revokeWorkspaceKey', group: 'workspace-keys', method: 'delete' },
    path: '/workspace/keys/{keyId}',
    access: { workspace: 'owner' },
    answer: { status: 200, schema: revokedKeySchema },
    problems: ['unknown', 'lastOwner'],
    // The key stays in the list, because the log names it.
    handle: ({ workspace, params }) => revokeKey(workspace, params.keyId),
  }),
  operation({
    ...{ id: 'readKeyEffects', group: 'workspace-keys', method: 'get' },
    path: '/workspace/keys/{keyId}/effects',
    access: { workspace: 'owner' },
    answer: { status: 200, schema: keyEffectsSchema },
    problems: ['unknown'],
    handle: ({ workspace, params }) => readKeyEffects(workspace, params.keyId),
  }),
  operation({
    ...{ id: 'listEditKeys', group: 'workspace-keys', method: 'get', path: '/workspace/edit-keys' },
    access: { workspace: 'owner' },
    answer: { status: 200, schema: editKeyListSchema },
    handle: ({ workspace }) => listEditKeys(workspace.id),
  }),
  operation({
    ...{
      id: 'endEditKeys',
      group: 'workspace-keys',
      method: 'delete',
      path: '/workspace/edit-keys',
    },
    access: { workspace: 'owner' },
    answer: { status: 200, schema: endedEditKeysSchema },
    handle: ({ workspace }) => endAllEditKeys(workspace),
  }),
] as const
