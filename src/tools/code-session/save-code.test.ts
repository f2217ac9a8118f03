import { beforeEach, expect, it, vi } from 'vitest'
import type { CodeView } from '@/codes'
import { submitCodeEdit } from '@/tools/shared/dynamic/code-client'
import { saveCode } from './save-code'

vi.mock('@/tools/shared/dynamic/code-client')

const changed = (revision: number) => {
  const problem = { key: 'changed', current: { revision, name: 'old' } }
  return { ok: false, status: 409, problem } as unknown as Awaited<
    ReturnType<typeof submitCodeEdit>
  >
}
const save = () =>
  saveCode({
    owned: { slug: 'abc', editKey: 'key' },
    saved: { revision: 1, name: 'old' } as unknown as CodeView,
    edited: 'new',
    read: (code) => code.name,
    write: () => ({ name: 'new' }),
  })
const sentRevisions = () => vi.mocked(submitCodeEdit).mock.calls.map(([, { revision }]) => revision)

beforeEach(() => vi.mocked(submitCodeEdit).mockReset())

it('saves on top of a change to parts that the editor does not show', async () => {
  const code = { revision: 3 } as CodeView
  vi.mocked(submitCodeEdit)
    .mockResolvedValueOnce(changed(2))
    .mockResolvedValueOnce({ ok: true, body: code })
  expect(await save()).toEqual({ ok: true, code })
  expect(sentRevisions()).toEqual([1, 2])
})

it('returns the problem if the code changes again before each of five retries', async () => {
  let revision = 1
  vi.mocked(submitCodeEdit).mockImplementation(async () => changed(++revision))
  expect(await save()).toMatchObject({ ok: false, problem: { key: 'changed' } })
  expect(sentRevisions()).toEqual([1, 2, 3, 4, 5, 6])
})
