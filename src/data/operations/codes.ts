import { maxBulkCodes, maxListedCodes } from '@/codes'
import { deleteCode, pauseCode, restoreCode, resumeCode } from '../codes/act-on-code'
import { answerJson } from '../codes/api/answer-api'
import { answerOnce } from '../codes/api/answer-once'
import { documentBytes } from '../codes/api/read-input'
import {
  bulkAnswerSchema,
  bulkInput,
  bulkSchema,
  codeEditInput,
  codeEditSchema,
  codeKeysInput,
  codeKeysSchema,
  codeSchema,
  createdCodeSchema,
  newCodeInput,
  newCodeSchema,
  readCodesAnswerSchema,
} from '../codes/api/schemas'
import { createCode, createCodes } from '../codes/create-codes'
import { editCode } from '../codes/edit-code'
import { limitCreationRequests, readCreationLimits } from '../codes/limit-creations'
import { limitEdits } from '../codes/limit-edits'
import { limitList } from '../codes/limit-lists'
import { listOwnedCodes } from '../codes/list-owned-codes'
import { viewCode } from '../codes/view-code'
import type { Workspace } from '../workspaces/get-workspace'
import { exampleKey } from './examples'
import { operation } from './operation'

type Creator = { address: string; workspace: Workspace | undefined }

/** The limits of those who create codes without a workspace. */
const creation = {
  before: async ({ address, workspace }: Creator) => {
    if (!workspace) await limitCreationRequests(address)
  },
  readLimits: ({ address, workspace }: Creator) => readCreationLimits(address, workspace),
}
const onCreation = ['limited', 'proof', 'unavailable'] as const
const actionProblems = ['gone', 'blocked'] as const

/** The operations on single codes, and on lists of codes without a workspace. */
export const codeOperations = [
  operation({
    ...{ id: 'createCode', group: 'codes', method: 'post', path: '/codes', isRepeatable: true },
    ...{ access: 'anyoneOrWorkspace', ...creation },
    ...{ body: newCodeSchema, input: newCodeInput, maxBytes: documentBytes },
    answer: { status: 201, schema: createdCodeSchema },
    problems: [...onCreation, 'target'],
    example: { body: { url: 'https://example.com/menu', name: 'Menu, table 4' } },
    async handle({ request, address, workspace, body, fingerprint }) {
      const json = await answerOnce(request, { fingerprint, workspace }, (store) =>
        createCode(body, address, store, workspace),
      )
      return answerJson(json, 201)
    },
  }),
  operation({
    ...{ id: 'createCodes', group: 'codes', method: 'post', path: '/codes/bulk' },
    ...{ access: 'anyoneOrWorkspace', isRepeatable: true, ...creation },
    ...{ body: bulkSchema, input: bulkInput, list: { name: 'codes', max: maxBulkCodes } },
    maxBytes: documentBytes,
    answer: { status: 200, schema: bulkAnswerSchema },
    problems: onCreation,
    example: {
      body: {
        codes: [
          { url: 'https://example.com/menu' },
          { type: 'wifi', fields: { ssid: 'Café', password: 'espresso' } },
        ],
      },
    },
    async handle({ request, address, workspace, body, list, fingerprint }) {
      const json = await answerOnce(request, { fingerprint, workspace }, (store) =>
        createCodes({ ...body, codes: list }, address, store, workspace),
      )
      return answerJson(json, 200)
    },
  }),
  operation({
    ...{ id: 'readCodes', group: 'codes', method: 'post', path: '/codes/read' },
    ...{ body: codeKeysSchema, input: codeKeysInput, list: { name: 'codes', max: maxListedCodes } },
    // A slug and a key have fewer than a hundred characters.
    maxBytes: 256 * 1024,
    answer: { status: 200, schema: readCodesAnswerSchema },
    problems: ['limited', 'unavailable'],
    example: { body: { codes: [{ slug: '7k3m9pxw', editKey: exampleKey }] } },
    async handle({ request, list }) {
      await limitList(request, list)
      return answerJson(await listOwnedCodes(list), 200)
    },
  }),
  operation({
    ...{ id: 'readCode', group: 'codes', method: 'get', path: '/codes/{slug}' },
    access: { code: 'viewer' },
    answer: { status: 200, schema: codeSchema },
    handle: ({ code }) => viewCode(code),
  }),
  operation({
    ...{ id: 'editCode', group: 'codes', method: 'patch', path: '/codes/{slug}' },
    access: { code: 'editor' },
    ...{ body: codeEditSchema, input: codeEditInput, maxBytes: documentBytes },
    answer: { status: 200, schema: codeSchema },
    problems: ['target', 'changed', 'gone', 'blocked'],
    example: { body: { revision: 1, url: 'https://example.com/lunch' } },
    before: ({ request, code }) => limitEdits(request, code),
    handle: ({ code, body }) => editCode(code, body),
  }),
  operation({
    ...{ id: 'pauseCode', group: 'code-states', method: 'post', path: '/codes/{slug}/pause' },
    access: { code: 'editor' },
    answer: { status: 200, schema: codeSchema },
    problems: actionProblems,
    handle: ({ code }) => pauseCode(code),
  }),
  operation({
    ...{ id: 'resumeCode', group: 'code-states', method: 'post', path: '/codes/{slug}/resume' },
    access: { code: 'editor' },
    answer: { status: 200, schema: codeSchema },
    problems: actionProblems,
    handle: ({ code }) => resumeCode(code),
  }),
  operation({
    ...{ id: 'deleteCode', group: 'code-states', method: 'delete', path: '/codes/{slug}' },
    access: { code: 'editor' },
    answer: { status: 200, schema: codeSchema },
    handle: ({ code }) => deleteCode(code),
  }),
  operation({
    ...{
      id: 'deleteCodeByPost',
      group: 'code-states',
      method: 'post',
      path: '/codes/{slug}/delete',
    },
    access: { code: 'editor' },
    answer: { status: 200, schema: codeSchema },
    problems: actionProblems,
    handle: ({ code }) => deleteCode(code),
  }),
  operation({
    ...{ id: 'restoreCode', group: 'code-states', method: 'post', path: '/codes/{slug}/restore' },
    access: { code: 'editor' },
    answer: { status: 200, schema: codeSchema },
    problems: actionProblems,
    handle: ({ code }) => restoreCode(code),
  }),
] as const
