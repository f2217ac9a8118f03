import { noIndexHeader } from '@/std/no-index-header'
import { buildOpenApi } from '../open-api/build-open-api'
import { codeOperations } from './codes'
import { domainOperations } from './domains'
import { fileOperations } from './files'
import { imageOperations } from './images'
import { keyOperations } from './keys'
import { type AnyOperation, operation } from './operation'
import { otherOperations } from './others'
import { statisticsOperations } from './statistics'
import { subscriptionOperations } from './subscriptions'
import { webhookOperations } from './webhooks'
import { workspaceCodeOperations } from './workspace-codes'
import { workspaceKeyOperations } from './workspace-keys'
import { workspaceOperations } from './workspaces'

const typedOperations = [
  ...codeOperations,
  ...workspaceCodeOperations,
  ...workspaceOperations,
  ...workspaceKeyOperations,
  ...webhookOperations,
  ...domainOperations,
  ...subscriptionOperations,
  ...fileOperations,
  ...statisticsOperations,
  ...keyOperations,
  ...imageOperations,
  ...otherOperations,
] as const

export type TypedOperation = (typeof typedOperations)[number]

/** Built on the first request. */
let openApi: ReturnType<typeof buildOpenApi> | undefined

/** All operations of the API, in the order of its description. */
export const operations: readonly AnyOperation[] = [
  ...typedOperations,
  operation({
    ...{ id: 'readOpenApi', group: 'others', method: 'get', path: '/openapi.json' },
    answer: { status: 200 },
    async handle() {
      openApi ??= buildOpenApi(operations)
      return Response.json(await openApi, {
        headers: { 'cache-control': 'public, max-age=300', ...noIndexHeader },
      })
    },
  }),
]
