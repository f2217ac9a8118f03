import { describe, expect, it } from 'vitest'
import { type CodeView, defaultPageStyle } from '@/codes'
import { everyCode, type ListQuery } from '@/tools/shared/code-list/code-query'
import { arrangeCodes, findCodeName } from './arrange-codes'
import type { CodeState, OwnCode } from './listed-code'

const view = (
  slug: string,
  change: Partial<CodeView> = {},
  url = `example.com/${slug}`,
): CodeView => ({
  slug,
  link: `HTTPS://A.B/Q/${slug.toUpperCase()}`,
  type: 'url',
  name: '',
  document: {
    version: 1,
    type: 'url',
    mainLocale: 'en',
    languages: {
      en: { fields: { url: `https://${url}` }, title: '', description: '', buttons: [], files: [] },
    },
    look: defaultPageStyle,
    rules: null,
  },
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
})
const listed = (slug: string, state: CodeState, name = ''): OwnCode => ({
  key: { slug, editKey: '', name, addedAt: Date.parse('2026-02-01') },
  state,
})
const ready = (code: CodeView) => listed(code.slug, { is: 'ready', code })

const codes = [
  ready(view('bbbbbbbb', { name: 'Café Luna', updatedAt: '2026-03-01T00:00:00Z' })),
  ready(view('cccccccc', { status: 'paused', createdAt: '2026-01-05T00:00:00Z', scans: 7 })),
  ready(view('dddddddd', { deletedAt: '2026-01-03T00:00:00Z' })),
  ready(
    view('hhhhhhhh', {
      hasEnded: true,
      createdAt: '2025-01-01T00:00:00Z',
      updatedAt: '2025-01-01T00:00:00Z',
      scans: 90,
    }),
  ),
  listed('ffffffff', { is: 'lost' }, 'Ärger'),
  listed('gggggggg', { is: 'loading' }),
]
const slugs = (wanted: Partial<ListQuery>) =>
  arrangeCodes(codes, { ...everyCode, sort: 'updated', ...wanted }, 'en').map(
    ({ key }) => key.slug[0],
  )

describe('arrangeCodes', () => {
  it.each([
    [{}, 'bfgcdh'],
    [{ sort: 'added' }, 'fgcbdh'],
    [{ sort: 'name' }, 'fbcdhg'],
    [{ sort: 'scans' }, 'hcbdfg'],
    [{ words: 'cafe' }, 'b'],
    [{ words: 'example CCCC' }, 'c'],
    [{ words: 'argér' }, 'f'],
    [{ status: 'active' }, 'b'],
    [{ status: 'paused' }, 'c'],
    [{ status: 'ended' }, 'h'],
    [{ status: 'deleted' }, 'd'],
    [{ status: 'lost' }, 'f'],
    [{ status: 'blocked' }, ''],
  ] as [Partial<ListQuery>, string][])('%j', (wanted, expected) => {
    expect(slugs(wanted).join('')).toBe(expected)
  })
})

it('names a code by its owner, by where it leads, or by its slug', () => {
  expect(codes.map(findCodeName)).toEqual([
    'Café Luna',
    'example.com/cccccccc',
    'example.com/dddddddd',
    'example.com/hhhhhhhh',
    'Ärger',
    'GGGGGGGG',
  ])
})
