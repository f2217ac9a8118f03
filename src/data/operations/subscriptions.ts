import {
  answerSubscriptionAction,
  answerSubscriptionPage,
} from '../subscriptions/answer-subscription-link'
import {
  newSubscriptionSchema,
  subscriptionSchema,
  subscriptionsSchema,
  subscriptionTokenSchema,
} from '../subscriptions/api-schemas'
import {
  deleteSubscription,
  listSubscriptions,
  subscribe,
} from '../subscriptions/manage-subscriptions'
import { exampleEmail } from './examples'
import { operation } from './operation'

const example = { body: { ...exampleEmail, kinds: ['report', 'alerts'] } }

/** The operations on the mails about a workspace or a code. */
export const subscriptionOperations = [
  operation({
    ...{ id: 'listSubscriptions', group: 'subscriptions', method: 'get' },
    path: '/workspace/subscriptions',
    access: { workspace: 'editor' },
    answer: { status: 200, schema: subscriptionsSchema },
    handle: async ({ workspace }) => ({
      subscriptions: await listSubscriptions({ workspaceId: workspace.id }),
    }),
  }),
  operation({
    ...{ id: 'subscribe', group: 'subscriptions', method: 'post' },
    path: '/workspace/subscriptions',
    access: { workspace: 'editor' },
    body: newSubscriptionSchema,
    answer: { status: 201, schema: subscriptionSchema },
    ...{ problems: ['full'], example },
    handle: ({ workspace: { id, keyId }, body, address }) =>
      subscribe({ workspaceId: id }, body, { visitor: address, keyId }),
  }),
  operation({
    ...{ id: 'deleteSubscription', group: 'subscriptions', method: 'delete' },
    path: '/workspace/subscriptions/{subscriptionId}',
    access: { workspace: 'editor' },
    answer: { status: 204 },
    problems: ['unknown'],
    handle: ({ workspace: { id, keyId }, params }) =>
      deleteSubscription({ workspaceId: id }, params.subscriptionId, keyId),
  }),
  operation({
    ...{ id: 'listCodeSubscriptions', group: 'subscriptions', method: 'get' },
    path: '/codes/{slug}/subscriptions',
    access: { code: 'editor' },
    answer: { status: 200, schema: subscriptionsSchema },
    handle: async ({ code }) => ({ subscriptions: await listSubscriptions({ codeId: code.id }) }),
  }),
  operation({
    ...{ id: 'subscribeToCode', group: 'subscriptions', method: 'post' },
    path: '/codes/{slug}/subscriptions',
    access: { code: 'editor' },
    body: newSubscriptionSchema,
    answer: { status: 201, schema: subscriptionSchema },
    ...{ problems: ['full'], example },
    handle: ({ code: { id, keyId }, body, address }) =>
      subscribe({ codeId: id }, body, { visitor: address, keyId }),
  }),
  operation({
    ...{ id: 'deleteCodeSubscription', group: 'subscriptions', method: 'delete' },
    path: '/codes/{slug}/subscriptions/{subscriptionId}',
    access: { code: 'editor' },
    answer: { status: 204 },
    handle: ({ code: { id, keyId }, params }) =>
      deleteSubscription({ codeId: id }, params.subscriptionId, keyId),
  }),
  operation({
    ...{ id: 'showSubscription', group: 'subscriptions', method: 'get' },
    path: '/subscriptions/{action}',
    ...{ query: subscriptionTokenSchema, isRaw: true },
    answer: { status: 200, mediaTypes: ['text/html'] },
    problems: ['unknown', 'unavailable'],
    example: { query: 'token=from-the-mail' },
    // A page with a button: programs that check links in mails must not confirm anything.
    handle: ({ request, params }) => answerSubscriptionPage(request, params.action),
  }),
  operation({
    ...{ id: 'changeSubscription', group: 'subscriptions', method: 'post' },
    path: '/subscriptions/{action}',
    ...{ query: subscriptionTokenSchema, isRaw: true },
    answer: { status: 200, mediaTypes: ['text/html'] },
    problems: ['unknown', 'unavailable'],
    example: { query: 'token=from-the-mail' },
    handle: ({ request, params }) => answerSubscriptionAction(request, params.action),
  }),
] as const
