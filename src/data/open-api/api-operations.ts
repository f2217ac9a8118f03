import { codeImageSchema, ownImageQuerySchema } from '../code-images/api-schemas'
import type { codeActions } from '../codes/act-on-code'
import {
  bulkAnswerSchema,
  bulkSchema,
  challengeSchema,
  codeEditSchema,
  codeFileSchema,
  codeKeysSchema,
  codeSchema,
  createdCodeSchema,
  destinationSchema,
  exportQuerySchema,
  exportSchema,
  keyedCodeSchema,
  limitsSchema,
  mailKeySchema,
  newCodeSchema,
  readCodesAnswerSchema,
  recoveredSchema,
  recoverySchema,
  recoveryTokenSchema,
  reportSchema,
  scansQuerySchema,
} from '../codes/api/schemas'
import { uploadQuerySchema } from '../files/api-schemas'
import { statisticsQuerySchema, statisticsSchema } from '../statistics/api-schemas'
import { workspaceOperations } from '../workspaces/api-operations'
import { serviceOperations } from '../workspaces/service-operations'
import type { ApiOperation } from './api-operation'

const onCode = ['unauthorised', 'forbidden', 'unknown', 'limited', 'unavailable'] as const
/** Of requests with an `Idempotency-Key`. */
const onRepeat = ['idempotencyKey', 'conflict', 'inProgress', 'replaced', 'gone'] as const
/** Of requests with a workspace key. */
const inWorkspace = ['unauthorised', 'forbidden', 'full'] as const
const withBody = ['invalid', 'tooLarge', 'fileType'] as const
const exampleKey = 'qz_Wk3v0nJ8xQm2LrT5yB7cD9fG1hK4pS6uV0wX2zA3eEo'
const email = { email: 'owner@example.com', locale: 'en' }
const codeAction = (id: ApiOperation['id'], action: keyof typeof codeActions): ApiOperation => ({
  ...{ id, group: 'codes', method: 'post', path: `/codes/{slug}/${action}`, needsKey: true },
  route: '/codes/[slug]/[action]',
  answer: { status: 200, schema: codeSchema },
  problems: [...onCode, 'gone', 'blocked'],
})
const pictureTypes = ['svg+xml', 'png', 'jpeg', 'webp'].map((type) => `image/${type}`)
const imageTypes = [...pictureTypes, 'application/pdf', 'application/postscript']

/**
 * All operations of the API. Its description and its reference are generated from this list, whose
 * test compares it with the route handlers.
 */
export const apiOperations: readonly ApiOperation[] = [
  {
    ...{ id: 'createCode', group: 'codes', method: 'post', path: '/codes', isRepeatable: true },
    body: newCodeSchema,
    answer: { status: 201, schema: createdCodeSchema },
    problems: [
      ...withBody,
      ...inWorkspace,
      ...onRepeat,
      ...(['target', 'limited', 'proof', 'unavailable'] as const),
    ],
    example: { body: { url: 'https://example.com/menu', name: 'Menu, table 4' } },
  },
  {
    ...{ id: 'createCodes', group: 'codes', method: 'post', path: '/codes/bulk' },
    isRepeatable: true,
    body: bulkSchema,
    answer: { status: 200, schema: bulkAnswerSchema },
    problems: [...withBody, ...inWorkspace, ...onRepeat, 'limited', 'proof', 'unavailable'],
    example: {
      body: {
        codes: [
          { url: 'https://example.com/menu' },
          { type: 'wifi', fields: { ssid: 'Café', password: 'espresso' } },
        ],
      },
    },
  },
  {
    ...{ id: 'readCodes', group: 'codes', method: 'post', path: '/codes/read' },
    body: codeKeysSchema,
    answer: { status: 200, schema: readCodesAnswerSchema },
    problems: [...withBody, 'limited', 'unavailable'],
    example: { body: { codes: [{ slug: '7k3m9pxw', editKey: exampleKey }] } },
  },
  {
    ...{ id: 'readCode', group: 'codes', method: 'get', path: '/codes/{slug}', needsKey: true },
    answer: { status: 200, schema: codeSchema },
    problems: onCode,
  },
  {
    ...{ id: 'editCode', group: 'codes', method: 'patch', path: '/codes/{slug}', needsKey: true },
    body: codeEditSchema,
    answer: { status: 200, schema: codeSchema },
    problems: [...onCode, ...withBody, 'target', 'changed', 'gone', 'blocked'],
    example: { body: { revision: 1, url: 'https://example.com/lunch' } },
  },
  codeAction('pauseCode', 'pause'),
  codeAction('resumeCode', 'resume'),
  {
    ...{ id: 'deleteCode', group: 'codes', method: 'delete', path: '/codes/{slug}' },
    needsKey: true,
    answer: { status: 200, schema: codeSchema },
    problems: onCode,
  },
  codeAction('deleteCodeByPost', 'delete'),
  codeAction('restoreCode', 'restore'),
  ...workspaceOperations,
  ...serviceOperations,
  {
    ...{ id: 'uploadFile', group: 'files', method: 'post', path: '/codes/{slug}/files' },
    needsKey: true,
    query: uploadQuerySchema,
    body: 'file',
    answer: { status: 201, schema: codeFileSchema },
    problems: [...onCode, ...withBody, 'gone', 'blocked'],
    example: { query: 'name=menu.pdf' },
  },
  {
    ...{ id: 'uploadFileAs', group: 'files', method: 'put', path: '/codes/{slug}/files/{id}' },
    needsKey: true,
    query: uploadQuerySchema,
    body: 'file',
    answer: { status: 201, schema: codeFileSchema },
    problems: [...onCode, ...withBody, 'gone', 'blocked'],
    example: { query: 'name=menu.pdf' },
  },
  {
    ...{ id: 'removeFile', group: 'files', method: 'delete', path: '/codes/{slug}/files/{id}' },
    needsKey: true,
    answer: { status: 204 },
    problems: [...onCode, 'inUse'],
  },
  {
    ...{ id: 'readStatistics', group: 'statistics', method: 'get' },
    ...{ path: '/codes/{slug}/statistics', needsKey: true },
    query: statisticsQuerySchema,
    answer: { status: 200, schema: statisticsSchema, mediaTypes: ['application/json', 'text/csv'] },
    problems: [...onCode, 'invalid'],
    example: { query: 'from=2027-01-01&to=2027-01-31&timeZone=Europe/Berlin' },
  },
  {
    ...{ id: 'exportCode', group: 'statistics', method: 'get', path: '/codes/{slug}/export' },
    needsKey: true,
    query: exportQuerySchema,
    answer: { status: 200, schema: exportSchema, mediaTypes: ['application/json', 'text/csv'] },
    problems: [...onCode, 'invalid'],
    example: { query: 'format=csv' },
  },
  {
    ...{ id: 'streamScans', group: 'statistics', method: 'get', path: '/codes/{slug}/scans' },
    needsKey: true,
    isResumable: true,
    query: scansQuerySchema,
    answer: { status: 200, mediaTypes: ['text/event-stream', 'application/x-ndjson'] },
    problems: [...onCode, 'invalid'],
  },
  {
    ...{ id: 'rotateKey', group: 'keys', method: 'post', path: '/codes/{slug}/rotate-key' },
    route: '/codes/[slug]/[action]',
    needsKey: true,
    answer: { status: 200, schema: keyedCodeSchema },
    problems: [...onCode, 'gone', 'blocked'],
  },
  {
    ...{ id: 'mailKey', group: 'keys', method: 'post', path: '/codes/{slug}/mail-key' },
    needsKey: true,
    body: mailKeySchema,
    answer: { status: 204 },
    problems: [...onCode, ...withBody],
    example: { body: email },
  },
  {
    ...{ id: 'requestRecovery', group: 'keys', method: 'post', path: '/recovery' },
    body: recoverySchema,
    answer: { status: 202 },
    problems: [...withBody, 'limited', 'unavailable'],
    example: { body: email },
  },
  {
    ...{ id: 'confirmRecovery', group: 'keys', method: 'post', path: '/recovery/confirm' },
    body: recoveryTokenSchema,
    answer: { status: 200, schema: recoveredSchema },
    problems: [...withBody, 'unauthorised', 'unavailable'],
    example: { body: { token: 'from-the-mail' } },
  },
  {
    ...{ id: 'drawCode', group: 'images', method: 'get', path: '/qr' },
    query: codeImageSchema,
    answer: { status: 200, mediaTypes: imageTypes },
    problems: ['invalid', 'limited', 'unavailable'],
    example: { query: 'data=https%3A%2F%2Fexample.com&format=png&size=800&color=004488' },
  },
  {
    ...{ id: 'drawCodeFromBody', group: 'images', method: 'post', path: '/qr' },
    body: codeImageSchema,
    answer: { status: 200, mediaTypes: imageTypes },
    problems: [...withBody, 'limited', 'unavailable'],
    example: { body: { data: 'https://example.com', format: 'svg', level: 'Q' } },
  },
  {
    ...{ id: 'drawOwnCode', group: 'images', method: 'get', path: '/codes/{slug}/image.{format}' },
    route: '/codes/[slug]/[action]',
    query: ownImageQuerySchema,
    answer: { status: 200, mediaTypes: imageTypes },
    problems: ['invalid', 'unknown', 'gone', 'blocked', 'limited', 'unavailable'],
    example: { query: 'size=800' },
  },
  {
    ...{ id: 'readDestination', group: 'others', method: 'get', path: '/destinations/{slug}' },
    answer: { status: 200, schema: destinationSchema },
    problems: ['unknown', 'limited', 'unavailable'],
  },
  {
    ...{ id: 'reportCode', group: 'others', method: 'post', path: '/reports' },
    body: reportSchema,
    answer: { status: 201 },
    problems: [...withBody, 'unknown', 'limited', 'unavailable'],
    example: { body: { slug: '7k3m9pxw', reason: 'phishing' } },
  },
  {
    ...{ id: 'readChallenge', group: 'others', method: 'get', path: '/challenge' },
    answer: { status: 200, schema: challengeSchema },
    problems: ['unavailable'],
  },
  {
    ...{ id: 'readLimits', group: 'others', method: 'get', path: '/limits' },
    answer: { status: 200, schema: limitsSchema },
    problems: ['unavailable'],
  },
  {
    ...{ id: 'readOpenApi', group: 'others', method: 'get', path: '/openapi.json' },
    answer: { status: 200 },
    problems: [],
  },
]
