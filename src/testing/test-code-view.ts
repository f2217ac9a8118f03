import { type CodeView, newDocument } from '@/codes'

/** A stored link, as the server returns it. */
export function testCodeView(change: Partial<CodeView> = {}): CodeView {
  return {
    slug: 'bcdfghjk',
    link: 'HTTPS://A.B/Q/BCDFGHJK',
    type: 'url',
    name: 'Menu',
    document: newDocument({ type: 'url', url: 'https://a.b/' }, 'en'),
    design: null,
    status: 'active',
    warnings: [],
    blockReason: null,
    hasEnded: false,
    scans: 0,
    hasPassword: false,
    hasEmail: false,
    timeZone: 'UTC',
    files: [],
    revision: 1,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    deletedAt: null,
    ...change,
  }
}
