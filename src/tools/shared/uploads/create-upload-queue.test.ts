import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CodeFileView, Problem } from '@/codes'
import type { Answer } from '@/tools/shared/dynamic/code-client'
import { createUploadQueue } from './create-upload-queue'
import type { SendFile } from './send-file'

const owner = { slug: '23456789', editKey: `qz_${'a'.repeat(43)}` }
type Sending = Parameters<SendFile>[0] & { answer: (answer: Answer<CodeFileView>) => void }
let sendings: Sending[]

beforeEach(() => {
  sendings = []
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() })
})
afterEach(() => vi.unstubAllGlobals())

const makeQueue = () =>
  createUploadQueue((sending) => new Promise((answer) => sendings.push({ ...sending, answer })))
const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)
const viewOf = ({ id, file: { name, size } }: Sending): CodeFileView => ({
  id,
  name,
  mediaType: 'application/pdf',
  bytes: size,
  widthPx: null,
  heightPx: null,
  path: `/files/${id}/${name}`,
})
const isDone = (sending: Sending) => sending.answer({ ok: true, body: viewOf(sending) })
const refuse = (sending: Sending, problem: Partial<Problem> | null) =>
  sending.answer({ ok: false, problem: problem as Problem | null })
const waitForTasks = () => new Promise((resolve) => setTimeout(resolve))

describe('the queue of uploads', () => {
  it('waits for a code, and sends two at a time', async () => {
    const queue = makeQueue()
    const { ids } = queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')], 'document')
    expect(sendings).toHaveLength(0)
    expect(ids.map((id) => queue.items().get(id)?.state)).toEqual(['waiting', 'waiting', 'waiting'])
    queue.setOwner(owner)
    expect(sendings.map(({ id }) => id)).toEqual(ids.slice(0, 2))

    const all = queue.settle(ids)
    sendings[0]?.onProgress(4)
    expect(queue.items().get(ids[0] ?? '')).toMatchObject({ state: 'sending', sentBytes: 4 })
    sendings[0]?.onProgress(10)
    expect(queue.items().get(ids[0] ?? '')?.state).toBe('checking')
    isDone(sendings[0] as Sending)
    await waitForTasks()
    expect(sendings).toHaveLength(3)
    isDone(sendings[1] as Sending)
    isDone(sendings[2] as Sending)
    expect(await all).toBe(true)
    expect(queue.items().get(ids[0] ?? '')?.file.path).toBe(`/files/${ids[0]}/a.pdf`)
  })

  it('says what went wrong, and sends the same file under the same id again', async () => {
    const queue = makeQueue()
    queue.setOwner(owner)
    const [id = ''] = queue.add([file('a.pdf')], 'document').ids
    const first = queue.settle([id])
    refuse(sendings[0] as Sending, null)
    expect(await first).toBe(false)
    expect(queue.items().get(id)).toMatchObject({ state: 'failed', fault: { key: 'network' } })

    queue.retryLost()
    expect(sendings[1]?.id).toBe(id)
    const values = { ending: 'pdf', found: 'wav' }
    refuse(sendings[1] as Sending, {
      key: 'fileType',
      errors: [{ pointer: '', key: 'mismatch', values }],
    })
    await waitForTasks()
    expect(queue.items().get(id)?.fault).toEqual({ key: 'mismatch', values })
    // The same file would be refused again; only someone who knows better tries.
    queue.retryLost()
    expect(sendings).toHaveLength(2)
    queue.retry(id)
    isDone(sendings[2] as Sending)
    expect(await queue.settle([id])).toBe(true)
  })

  it('stops one that is on its way, whatever still comes of it', async () => {
    const queue = makeQueue()
    queue.setOwner(owner)
    const [id = ''] = queue.add([file('a.pdf')], 'document').ids
    queue.cancel(id)
    expect(sendings[0]?.signal.aborted).toBe(true)
    sendings[0]?.onProgress(5)
    refuse(sendings[0] as Sending, null)
    await waitForTasks()
    expect(queue.items().get(id)).toMatchObject({ state: 'failed', fault: { key: 'stopped' } })
    queue.retry(id)
    expect(sendings).toHaveLength(2)
  })

  it('refuses beforehand what could not be taken', () => {
    const queue = makeQueue()
    queue.setMaxBytes(100)
    const names = ['a.pdf', 'b.exe', 'c.heic', 'd.mkv', 'e.docm', 'f.mp4', 'noEnding']
    const { ids, refused } = queue.add(
      [...names.map((name) => file(name)), file('g.pdf', 0), file('h.pdf', 101), file('i.pdf')],
      'document',
      1,
    )
    expect(ids).toHaveLength(1)
    // One is in, so that all others have no room.
    expect(refused.every(({ fault }) => fault.key === 'tooMany')).toBe(true)
    const repeated = queue.add(
      [...names.slice(1).map((name) => file(name)), file('g.pdf', 0), file('h.pdf', 101)],
      'document',
    )
    expect(repeated.refused.map(({ fault }) => fault.key)).toEqual([
      'kind',
      'heic',
      'film',
      'macros',
      'kind',
      'kind',
      'empty',
      'tooLarge',
    ])
  })

  it('knows what the server has already', async () => {
    const queue = makeQueue()
    const view = { ...viewOf({ id: 'x', file: file('a.pdf') } as Sending), mediaType: 'video/webm' }
    queue.addStored([view])
    expect(queue.items().get('x')).toMatchObject({ kind: 'video', state: 'done' })
    expect(await queue.settle(['x'])).toBe(true)
    expect(await queue.settle(['unknown'])).toBe(false)
  })
})
