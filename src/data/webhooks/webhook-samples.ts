import type { WebhookEvent } from '@/codes'

const code = {
  slug: '7k3m9pxw',
  name: 'Menu, table 4',
  status: 'active',
  revision: 2,
  externalId: 'table-4',
  tags: ['summer'],
  archived: false,
}
const target = {
  slug: '7k3m9pxw',
  name: 'Menu, table 4',
  externalId: 'table-4',
  url: 'https://example.com/menu',
}

/** The data of each event, as tests of webhooks compare it with what is sent. */
export const webhookSamples = {
  'code.created': { ...code, revision: 1 },
  'code.changed': code,
  'code.scanned': {
    scans: [
      {
        id: '0d9c2a36-5b1e-4f7c-9a8d-3e6f1b2c4d5e',
        slug: '7k3m9pxw',
        at: '2026-11-29T18:04:31.204Z',
        kind: 'scan',
        variant: null,
        country: 'DE',
        device: 'mobile',
        system: 'ios',
        browser: 'safari',
        language: 'de',
        referrer: null,
      },
    ],
  },
  'target.broken': { ...target, failure: '404' },
  'target.recovered': { ...target, failure: null },
  'webhook.test': {},
} as const satisfies Record<WebhookEvent | 'webhook.test', object>
