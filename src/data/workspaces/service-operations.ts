import {
  domainEditSchema,
  domainSchema,
  domainsSchema,
  newDomainSchema,
} from '../domains/api-schemas'
import type { ApiOperation } from '../open-api/api-operation'
import {
  newSubscriptionSchema,
  subscriptionSchema,
  subscriptionsSchema,
  subscriptionTokenSchema,
} from '../subscriptions/api-schemas'
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
import { workspaceStatisticsQuerySchema, workspaceStatisticsSchema } from './statistics/api-schemas'

const webhooks = { group: 'webhooks', needsKey: 'workspace' } as const
const domains = { group: 'domains', needsKey: 'workspace' } as const
const mails = { group: 'subscriptions', needsKey: 'workspace' } as const
const ofCode = { group: 'subscriptions', needsKey: true } as const
const onWorkspace = ['unauthorised', 'forbidden', 'limited', 'unavailable'] as const
const onCode = ['unauthorised', 'unknown', 'limited', 'unavailable'] as const
const withBody = ['invalid', 'tooLarge', 'fileType'] as const
const subscription = { email: 'owner@example.com', locale: 'en', kinds: ['report', 'alerts'] }

/** The operations on what works for a workspace: statistics, webhooks, domains and mails. */
export const serviceOperations: readonly ApiOperation[] = [
  {
    ...{ id: 'readWorkspaceStatistics', group: 'statistics', method: 'get' },
    ...{ path: '/workspace/statistics', needsKey: 'workspace' },
    query: workspaceStatisticsQuerySchema,
    answer: {
      ...{ status: 200, schema: workspaceStatisticsSchema },
      mediaTypes: ['application/json', 'text/csv'],
    },
    problems: [...onWorkspace, 'invalid'],
    example: { query: 'from=2027-01-01&to=2027-01-31&compare=previous&tag=summer' },
  },
  {
    ...{ id: 'listWebhooks', ...webhooks, method: 'get', path: '/workspace/webhooks' },
    answer: { status: 200, schema: webhooksSchema },
    problems: onWorkspace,
  },
  {
    ...{ id: 'createWebhook', ...webhooks, method: 'post', path: '/workspace/webhooks' },
    body: newWebhookSchema,
    answer: { status: 201, schema: createdWebhookSchema },
    problems: [...onWorkspace, ...withBody, 'full'],
    example: { body: { url: 'https://example.com/hook', events: ['code.scanned'] } },
  },
  {
    ...{ id: 'editWebhook', ...webhooks, method: 'patch' },
    path: '/workspace/webhooks/{webhookId}',
    body: webhookEditSchema,
    answer: { status: 200, schema: webhookSchema },
    problems: [...onWorkspace, ...withBody, 'unknown'],
    example: { body: { paused: true } },
  },
  {
    ...{ id: 'deleteWebhook', ...webhooks, method: 'delete' },
    path: '/workspace/webhooks/{webhookId}',
    answer: { status: 204 },
    problems: [...onWorkspace, 'unknown'],
  },
  {
    ...{ id: 'testWebhook', ...webhooks, method: 'post' },
    path: '/workspace/webhooks/{webhookId}/test',
    answer: { status: 200, schema: deliverySchema },
    problems: [...onWorkspace, 'unknown'],
  },
  {
    ...{ id: 'listDeliveries', ...webhooks, method: 'get' },
    path: '/workspace/webhooks/{webhookId}/deliveries',
    query: deliveriesQuerySchema,
    answer: { status: 200, schema: deliveriesSchema },
    problems: [...onWorkspace, 'unknown', 'invalid'],
    example: { query: 'limit=20' },
  },
  {
    ...{ id: 'resendDelivery', ...webhooks, method: 'post' },
    path: '/workspace/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
    answer: { status: 200, schema: deliverySchema },
    problems: [...onWorkspace, 'unknown'],
  },
  {
    ...{ id: 'listDomains', ...domains, method: 'get', path: '/workspace/domains' },
    answer: { status: 200, schema: domainsSchema },
    problems: onWorkspace,
  },
  {
    ...{ id: 'addDomain', ...domains, method: 'post', path: '/workspace/domains' },
    body: newDomainSchema,
    answer: { status: 201, schema: domainSchema },
    problems: [...onWorkspace, ...withBody, 'full'],
    example: { body: { host: 'go.example.com', fallbackUrl: 'https://example.com/' } },
  },
  {
    ...{ id: 'editDomain', ...domains, method: 'patch', path: '/workspace/domains/{domainId}' },
    body: domainEditSchema,
    answer: { status: 200, schema: domainSchema },
    problems: [...onWorkspace, ...withBody, 'unknown'],
    example: { body: { fallbackUrl: null } },
  },
  {
    ...{ id: 'deleteDomain', ...domains, method: 'delete', path: '/workspace/domains/{domainId}' },
    answer: { status: 204 },
    problems: [...onWorkspace, 'unknown'],
  },
  {
    ...{ id: 'verifyDomain', ...domains, method: 'post' },
    path: '/workspace/domains/{domainId}/verify',
    answer: { status: 200, schema: domainSchema },
    problems: [...onWorkspace, 'unknown'],
  },
  {
    ...{ id: 'listSubscriptions', ...mails, method: 'get', path: '/workspace/subscriptions' },
    answer: { status: 200, schema: subscriptionsSchema },
    problems: onWorkspace,
  },
  {
    ...{ id: 'subscribe', ...mails, method: 'post', path: '/workspace/subscriptions' },
    body: newSubscriptionSchema,
    answer: { status: 201, schema: subscriptionSchema },
    problems: [...onWorkspace, ...withBody, 'full'],
    example: { body: subscription },
  },
  {
    ...{ id: 'deleteSubscription', ...mails, method: 'delete' },
    path: '/workspace/subscriptions/{subscriptionId}',
    answer: { status: 204 },
    problems: [...onWorkspace, 'unknown'],
  },
  {
    ...{ id: 'listCodeSubscriptions', ...ofCode, method: 'get' },
    path: '/codes/{slug}/subscriptions',
    answer: { status: 200, schema: subscriptionsSchema },
    problems: onCode,
  },
  {
    ...{ id: 'subscribeToCode', ...ofCode, method: 'post', path: '/codes/{slug}/subscriptions' },
    body: newSubscriptionSchema,
    answer: { status: 201, schema: subscriptionSchema },
    problems: [...onCode, ...withBody, 'full'],
    example: { body: subscription },
  },
  {
    ...{ id: 'deleteCodeSubscription', ...ofCode, method: 'delete' },
    path: '/codes/{slug}/subscriptions/{subscriptionId}',
    answer: { status: 204 },
    problems: onCode,
  },
  {
    ...{ id: 'showSubscription', group: 'subscriptions', method: 'get' },
    path: '/subscriptions/{action}',
    query: subscriptionTokenSchema,
    answer: { status: 200, mediaTypes: ['text/html'] },
    problems: ['unknown', 'unavailable'],
    example: { query: 'token=from-the-mail' },
  },
  {
    ...{ id: 'changeSubscription', group: 'subscriptions', method: 'post' },
    path: '/subscriptions/{action}',
    query: subscriptionTokenSchema,
    answer: { status: 200, mediaTypes: ['text/html'] },
    problems: ['unknown', 'unavailable'],
    example: { query: 'token=from-the-mail' },
  },
]
