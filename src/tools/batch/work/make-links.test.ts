import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkDocument, type NewCode } from '@/codes'
import { isHostedType, sampleContent } from '@/qr/content'
import { defaultDesign } from '@/qr/design'
import { storeKeys } from '@/tools/shared/dynamic/key-store'
import { solveProof } from '@/tools/shared/dynamic/solve-proof'
import { batchTypes } from '../list/batch-types'
import { makeLinks } from './make-links'
import type { JobHeader, WorkRow } from './work-job'

vi.mock('@/tools/shared/dynamic/key-store')
vi.mock('@/tools/shared/dynamic/solve-proof')

const header: JobHeader = {
  ...{ version: 1, id: 'batch', startedAt: 0, pictures: [], total: 2, name: 'tables' },
  ...{ design: defaultDesign, output: { kind: 'files', format: 'svg' }, verify: true },
  ...{ language: 'de', manifestWords: {} },
  dynamic: { timeZone: 'Asia/Kolkata', sampleLink: 'HTTPS://EXAMPLE.COM/Q/NOTSAVED' },
}
const row: WorkRow = {
  row: 2,
  content: { type: 'url', url: 'example.com/menu' },
  text: 'https://example.com/menu',
  name: 'menu',
  title: 'Menu',
}
const question = { kind: 'link', key: 'batch:0', header, rows: [row] } as const
const created = {
  code: { slug: '2345bcdf', link: 'HTTPS://EXAMPLE.COM/Q/2345BCDF' },
  editKey: 'qz_secret',
}

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const bodies = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)))
const answer = (body: object, status = 200) =>
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': `application/${status < 300 ? 'json' : 'problem+json'}` },
    }),
  )

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.mocked(storeKeys).mockResolvedValue()
})
afterEach(() => vi.resetAllMocks())

it('tells what the server made of each row, and keeps the keys', async () => {
  const refused = {
    key: 'target',
    errors: [{ pointer: '/document/languages/de/fields/url', key: 'codes.targets.http' }],
  }
  answer({ results: [created, refused] })
  const other = { ...row, row: 3, content: { type: 'url', url: 'http://example.com' } } as WorkRow
  const linked = await makeLinks({ ...question, rows: [row, other] })
  expect(linked).toEqual({
    ok: true,
    areKeysStored: true,
    made: [
      { slug: '2345bcdf', editKey: 'qz_secret', link: created.code.link },
      {
        refusal: {
          row: 3,
          field: 'url',
          value: 'http://example.com',
          reason: 'codes.targets.http',
        },
      },
    ],
  })
  expect(storeKeys).toHaveBeenCalledWith([
    { slug: '2345bcdf', editKey: 'qz_secret', name: 'Menu', addedAt: expect.any(Number) },
  ])
})

it('asks once more with a proof where one is wanted, under the same key', async () => {
  answer({ key: 'proof', challenge: { parameters: {} } }, 429)
  answer({ results: [created] })
  vi.mocked(solveProof).mockResolvedValue('solved')
  const onProve = vi.fn()
  expect(await makeLinks(question, onProve)).toMatchObject({ ok: true })
  expect(onProve).toHaveBeenCalledOnce()
  expect(bodies().map(({ proof }) => proof)).toEqual([undefined, 'solved'])
  const keys = fetched.mock.calls.map(([, { headers }]) =>
    new Headers(headers).get('idempotency-key'),
  )
  expect(keys).toEqual(['batch:0', 'batch:0'])
})

it('says what the server says, and that the browser kept nothing', async () => {
  answer({ key: 'limited', values: { seconds: 60 } }, 429)
  expect(await makeLinks(question)).toMatchObject({ ok: false, problem: { key: 'limited' } })
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  expect(await makeLinks(question)).toEqual({ ok: false, problem: null })
  vi.mocked(storeKeys).mockRejectedValue(new Error('private window'))
  answer({ results: [created] })
  expect(await makeLinks(question)).toMatchObject({ ok: true, areKeysStored: false })
})

it.each(batchTypes.filter(isHostedType))(
  'sends codes of the type %s as the server takes them',
  async (type) => {
    answer({ results: [created] })
    const style = { color: '#004488', logo: 'heart' }
    await makeLinks({ ...question, rows: [{ ...row, content: sampleContent(type), look: style }] })
    const [{ codes, design }] = bodies() as [{ codes: NewCode[]; design: unknown }]
    expect(design).toEqual(defaultDesign)
    expect(codes[0]).toMatchObject({
      ...{ name: 'Menu', locale: 'de', timeZone: 'Asia/Kolkata' },
      design: {
        modules: { fill: { kind: 'solid', color: '#004488' } },
        logo: { source: { name: 'heart' } },
      },
    })
    expect(checkDocument(codes[0]?.document, [])).toMatchObject({ ok: true })
  },
)
