import { beforeEach, expect, it, vi } from 'vitest'
import type { CodeView } from '@/codes'
import { testCodeView } from '@/testing/test-code-view'
import { submitCodeEdit } from '@/tools/shared/dynamic/code-client'
import type { Editable } from './editable'
import { baseOf, saveCode } from './save-code'

vi.mock('@/tools/shared/dynamic/code-client')

const code = testCodeView({ name: 'old' })
const changed = (current: Partial<CodeView>) => {
  const problem = { key: 'changed', current: { ...code, ...current } }
  return { ok: false, status: 409, problem } as unknown as Awaited<
    ReturnType<typeof submitCodeEdit>
  >
}
const save = (change: Partial<Editable> = { name: 'new' }) =>
  saveCode({
    owned: { slug: 'abc', editKey: 'key' },
    base: baseOf(code),
    edited: { ...baseOf(code).stored, ...change },
    shown: ({ name }) => name,
  })
const sent = () => vi.mocked(submitCodeEdit).mock.calls.map(([, edit]) => edit)

beforeEach(() => vi.mocked(submitCodeEdit).mockReset())

it('sends what differs, on top of a change to parts that the editor does not show', async () => {
  const saved = { ...code, revision: 3 }
  vi.mocked(submitCodeEdit)
    .mockResolvedValueOnce(changed({ revision: 2, timeZone: 'Asia/Tokyo' }))
    .mockResolvedValueOnce({ ok: true, body: saved })
  expect(await save()).toEqual({ ok: true, code: saved })
  expect(sent()).toEqual([
    { revision: 1, name: 'new' },
    { revision: 2, name: 'new' },
  ])
})

it('asks about a part that both have changed, and about one that it shows', async () => {
  vi.mocked(submitCodeEdit).mockResolvedValue(changed({ revision: 2, name: 'theirs' }))
  expect(await save()).toMatchObject({
    conflict: { conflicts: [{ path: ['name'], mine: 'new', theirs: 'theirs' }] },
  })
  const merged = { name: 'theirs', timeZone: 'UTC' }
  expect(await save({ timeZone: 'UTC' })).toMatchObject({ conflict: { merged, conflicts: [] } })
})

it('returns the problem if the code changes again before each of five retries', async () => {
  let revision = 1
  vi.mocked(submitCodeEdit).mockImplementation(async () => changed({ revision: ++revision }))
  expect(await save()).toMatchObject({ ok: false, problem: { key: 'changed' } })
  expect(sent().map((edit) => edit.revision)).toEqual([1, 2, 3, 4, 5, 6])
})
