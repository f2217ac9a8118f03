import { rotateKey } from '../codes/act-on-code'
import { ApiProblem } from '../codes/api/api-problem'
import {
  keyedCodeSchema,
  mailKeySchema,
  recoveredSchema,
  recoverySchema,
  recoveryTokenSchema,
} from '../codes/api/schemas'
import { isInAnyWorkspace } from '../codes/get-owned-code'
import { mailKey } from '../codes/mail-key'
import { confirmRecovery, requestRecovery } from '../codes/recover-codes'
import { readBearer } from '../read-bearer'
import { exampleEmail } from './examples'
import { operation } from './operation'

/** The operations on the edit keys of codes. */
export const keyOperations = [
  operation({
    ...{ id: 'rotateKey', group: 'keys', method: 'post', path: '/codes/{slug}/rotate-key' },
    access: { code: 'owner' },
    answer: { status: 200, schema: keyedCodeSchema },
    problems: ['gone', 'blocked'],
    handle: ({ code }) => rotateKey(code),
  }),
  operation({
    ...{ id: 'mailKey', group: 'keys', method: 'post', path: '/codes/{slug}/mail-key' },
    access: { code: 'editor' },
    body: mailKeySchema,
    answer: { status: 204 },
    example: { body: exampleEmail },
    async before({ code }) {
      if (code.keyId !== null || (await isInAnyWorkspace(code))) {
        const detail = 'The edit keys of codes in a workspace are not mailed'
        throw new ApiProblem('forbidden', { detail })
      }
    },
    handle: ({ request, code, body, address }) => mailKey(code, readBearer(request), body, address),
  }),
  operation({
    ...{ id: 'requestRecovery', group: 'keys', method: 'post', path: '/recovery' },
    body: recoverySchema,
    answer: { status: 202 },
    problems: ['limited', 'unavailable'],
    example: { body: exampleEmail },
    // Responds the same whether or not there are codes to recover.
    async handle({ body, address }) {
      await requestRecovery(body.email, body.locale, address)
      return {}
    },
  }),
  operation({
    ...{ id: 'confirmRecovery', group: 'keys', method: 'post', path: '/recovery/confirm' },
    body: recoveryTokenSchema,
    answer: { status: 200, schema: recoveredSchema },
    problems: ['unauthorised', 'unavailable'],
    example: { body: { token: 'from-the-mail' } },
    handle: ({ body }) => confirmRecovery(body.token),
  }),
] as const
