import { workspaceLimits } from '@/codes'
import { documentBytes } from '../codes/api/read-input'
import { createdCodeSchema, newCodeInput, newCodeSchema } from '../codes/api/schemas'
import { changeCodes } from '../workspaces/change-codes'
import {
  batchInput,
  batchSchema,
  codeListQuerySchema,
  codeListSchema,
  codeResultsSchema,
  codesExportSchema,
  moveInput,
  moveSchema,
} from '../workspaces/code-schemas'
import { exportWorkspaceCodes } from '../workspaces/export-codes'
import { listCodes } from '../workspaces/list-codes'
import { logExport } from '../workspaces/log-changes'
import { moveCodes } from '../workspaces/move-codes'
import { upsertCode } from '../workspaces/upsert-code'
import { exampleDocument, exampleKey } from './examples'
import { operation } from './operation'

/** The operations on the codes of a workspace. */
export const workspaceCodeOperations = [
  operation({
    ...{ id: 'listCodes', group: 'workspace-codes', method: 'get', path: '/codes' },
    access: { workspace: 'viewer' },
    query: codeListQuerySchema,
    answer: { status: 200, schema: codeListSchema },
    example: { query: 'q=menu&tag=garden&sort=scans&limit=50' },
    handle: ({ workspace, query }) => listCodes(workspace, query),
  }),
  operation({
    ...{ id: 'upsertCode', group: 'workspace-codes', method: 'put' },
    path: '/workspace/codes/external/{externalId}',
    access: { workspace: 'editor' },
    ...{ body: newCodeSchema, input: newCodeInput, maxBytes: documentBytes },
    answer: { status: 200, schema: createdCodeSchema },
    problems: ['target', 'changed', 'gone', 'blocked', 'full'],
    example: { body: { document: exampleDocument, name: 'Menu, table 4', tags: ['garden'] } },
    handle: ({ workspace, params, body, address }) =>
      upsertCode(workspace, params.externalId, body, address),
  }),
  operation({
    ...{ id: 'changeCodes', group: 'workspace-codes', method: 'post', path: '/codes/batch' },
    access: { workspace: 'editor' },
    ...{ body: batchSchema, input: batchInput, maxBytes: documentBytes },
    answer: { status: 200, schema: codeResultsSchema },
    problems: ['target'],
    example: { body: { action: 'tag', codes: ['7k3m9pxw', 'summer-menu'], add: ['garden'] } },
    handle: ({ workspace, body }) => changeCodes(workspace, body),
  }),
  operation({
    ...{ id: 'exportCodes', group: 'workspace-codes', method: 'post', path: '/codes/export' },
    access: { workspace: 'viewer' },
    // Enough for a thousand slugs.
    ...{ body: codesExportSchema, maxBytes: 256 * 1024 },
    answer: { status: 200, mediaTypes: ['text/csv', 'application/json'] },
    example: { body: { codes: ['7k3m9pxw', 'summer-menu'], format: 'csv' } },
    async handle({ workspace, body: { codes, format } }) {
      await logExport(workspace, 'exportCodes', { codes: codes.length, format })
      return exportWorkspaceCodes(workspace, codes, format)
    },
  }),
  operation({
    ...{ id: 'moveCodes', group: 'workspace-codes', method: 'post', path: '/workspace/codes/move' },
    access: { workspace: 'editor' },
    ...{ body: moveSchema, input: moveInput },
    list: { name: 'codes', max: workspaceLimits.codesAtOnce },
    // Enough for a thousand slugs and keys.
    maxBytes: 512 * 1024,
    answer: { status: 200, schema: codeResultsSchema },
    problems: ['full'],
    example: { body: { codes: [{ slug: '7k3m9pxw', editKey: exampleKey }] } },
    handle: ({ workspace, list, body }) => moveCodes(workspace, list, body),
  }),
] as const
