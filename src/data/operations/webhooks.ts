import {
  createdWebhookSchema,
  deliveriesQuerySchema,
  deliveriesSchema,
  deliverySchema,
  newWebhookSchema,
  webhookEditSchema,
  webhookSchema,
  webhooksSchema,
} from '../webhooks/api-schemas'
import { listDeliveries, resendDelivery, sendTestEvent } from '../webhooks/delivery-log'
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  listWebhooks,
} from '../webhooks/manage-webhooks'
import { operation } from './operation'

export const webhookOperations = [
  operation({
    ...{ id: 'listWebhooks', group: 'webhooks', method: 'get', path: '/workspace/webhooks' },
    access: { workspace: 'editor' },
    answer: { status: 200, schema: webhooksSchema },
    handle: async ({ workspace }) => ({ webhooks: await listWebhooks(workspace.id) }),
  }),
  operation({
    ...{ id: 'createWebhook', group: 'webhooks', method: 'post', path: '/workspace/webhooks' },
    access: { workspace: 'owner' },
    body: newWebhookSchema,
    answer: { status: 201, schema: createdWebhookSchema },
    problems: ['full'],
    example: { body: { url: 'https://example.com/hook', events: ['code.scanned'] } },
    handle: ({ workspace, body }) => createWebhook(workspace, body),
  }),
  operation({
    ...{ id: 'editWebhook', group: 'webhooks', method: 'patch' },
    path: '/workspace/webhooks/{webhookId}',
    access: { workspace: 'owner' },
    body: webhookEditSchema,
    answer: { status: 200, schema: webhookSchema },
    problems: ['unknown'],
    example: { body: { paused: true } },
    handle: ({ workspace, params, body }) => editWebhook(workspace, params.webhookId, body),
  }),
  operation({
    ...{ id: 'deleteWebhook', group: 'webhooks', method: 'delete' },
    path: '/workspace/webhooks/{webhookId}',
    access: { workspace: 'owner' },
    answer: { status: 204 },
    problems: ['unknown'],
    handle: ({ workspace, params }) => deleteWebhook(workspace, params.webhookId),
  }),
  operation({
    ...{ id: 'testWebhook', group: 'webhooks', method: 'post' },
    path: '/workspace/webhooks/{webhookId}/test',
    access: { workspace: 'owner' },
    answer: { status: 200, schema: deliverySchema },
    problems: ['unknown'],
    handle: ({ workspace, params }) => sendTestEvent(workspace.id, params.webhookId),
  }),
  operation({
    ...{ id: 'listDeliveries', group: 'webhooks', method: 'get' },
    path: '/workspace/webhooks/{webhookId}/deliveries',
    access: { workspace: 'editor' },
    query: deliveriesQuerySchema,
    answer: { status: 200, schema: deliveriesSchema },
    problems: ['unknown'],
    example: { query: 'limit=20' },
    handle: ({ workspace, params, query }) => listDeliveries(workspace.id, params.webhookId, query),
  }),
  operation({
    ...{ id: 'resendDelivery', group: 'webhooks', method: 'post' },
    path: '/workspace/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
    access: { workspace: 'owner' },
    answer: { status: 200, schema: deliverySchema },
    problems: ['unknown'],
    handle: ({ workspace, params }) =>
      resendDelivery(workspace.id, params.webhookId, params.deliveryId),
  }),
] as const
