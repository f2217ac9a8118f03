import {
  domainEditSchema,
  domainSchema,
  domainsSchema,
  newDomainSchema,
} from '../domains/api-schemas'
import {
  addDomain,
  checkDomain,
  deleteDomain,
  editDomain,
  listDomains,
} from '../domains/manage-domains'
import { operation } from './operation'

export const domainOperations = [
  operation({
    ...{ id: 'listDomains', group: 'domains', method: 'get', path: '/workspace/domains' },
    access: { workspace: 'viewer' },
    answer: { status: 200, schema: domainsSchema },
    handle: async ({ workspace }) => ({ domains: await listDomains(workspace.id) }),
  }),
  operation({
    ...{ id: 'addDomain', group: 'domains', method: 'post', path: '/workspace/domains' },
    access: { workspace: 'owner' },
    body: newDomainSchema,
    answer: { status: 201, schema: domainSchema },
    problems: ['full'],
    example: { body: { host: 'go.example.com', fallbackUrl: 'https://example.com/' } },
    handle: ({ workspace, body }) => addDomain(workspace, body),
  }),
  operation({
    ...{ id: 'editDomain', group: 'domains', method: 'patch' },
    path: '/workspace/domains/{domainId}',
    access: { workspace: 'owner' },
    body: domainEditSchema,
    answer: { status: 200, schema: domainSchema },
    problems: ['unknown'],
    example: { body: { fallbackUrl: null } },
    handle: ({ workspace, params, body }) => editDomain(workspace, params.domainId, body),
  }),
  operation({
    ...{ id: 'deleteDomain', group: 'domains', method: 'delete' },
    path: '/workspace/domains/{domainId}',
    access: { workspace: 'owner' },
    answer: { status: 204 },
    problems: ['unknown'],
    handle: ({ workspace, params }) => deleteDomain(workspace, params.domainId),
  }),
  operation({
    ...{ id: 'verifyDomain', group: 'domains', method: 'post' },
    path: '/workspace/domains/{domainId}/verify',
    access: { workspace: 'owner' },
    answer: { status: 200, schema: domainSchema },
    problems: ['unknown'],
    handle: ({ workspace, params }) => checkDomain(workspace, params.domainId),
  }),
] as const
