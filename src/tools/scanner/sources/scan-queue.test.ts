import { describe, expect, it, vi } from 'vitest'
import type { DecodeRequest, DecodeResult, FoundCode } from '@/qr/decode'
import type { ScanFailure } from '../scanned-picture'
import { type OpenedFile, SheetError } from './opened-file'
import type { ScanPlatform } from './scan-platform'
import { createScanQueue } from './scan-queue'

const [width, height] = [100, 50]

function codeOf(text: string, at = 0): FoundCode {
  const corners = [
    { x: at, y: 0 },
    { x: at + 10, y: 0 },
    { x: at + 10, y: 10 },
    { x: at, y: 10 },
  ] as const
  const bytes = new TextEncoder().encode(text)
  const rest = { version: 1, level: null, mask: null, inverted: false, mirrored: false }
  return { text, bytes, format: 'qr', corners, engine: 'fake', ...rest }
}

/** Contents of a fake file: one list of texts per sheet, or the reason why it cannot be opened. */
type Contents =
  | { kind?: OpenedFile['kind']; sheets: string[][]; total?: number; password?: string }
  | ScanFailure

type SheetScan = { name: string; sheet: number; request: DecodeRequest }

/**
 * Files whose sheets a fake decoder reads; it finds texts in brackets only in a patient attempt.
 */
function setUp(files: Record<string, Contents>) {
  const sheetScans: SheetScan[] = []
  const openUrls = new Set<string>()
  let held: Promise<void> | undefined
  let release = () => {}
  let urls = 0
  let openFiles = 0

  const openFile: ScanPlatform['openFile'] = async (file, { password }) => {
    const { name } = file as File
    const contents = files[name] as Contents
    const wanted = typeof contents === 'object' ? contents.password : undefined
    if (wanted !== undefined && password !== wanted) {
      throw new SheetError(password === undefined ? 'locked-document' : 'wrong-password')
    }
    if (typeof contents === 'string') throw new SheetError(contents)
    const { kind = 'still', sheets, total = sheets.length } = contents
    openFiles++
    return {
      kind,
      count: sheets.length,
      total,
      openSheet: async (index, { isFine }) => {
        const url = `blob:${++urls}`
        openUrls.add(url)
        const scale = isFine ? 2 : 1
        return {
          width: width * scale,
          height: height * scale,
          preview: { url, width, height },
          input: Object.assign(new Blob(), { from: name, index }),
          close: () => {},
          ...(kind === 'frames' && { part: { kind: 'frame', number: index + 1, count: total } }),
        }
      },
      close: () => {
        openFiles--
      },
    }
  }
  const decodeFile = async (input: Blob, request: DecodeRequest): Promise<DecodeResult> => {
    const { from, index } = input as Blob & { from: string; index: number }
    sheetScans.push({ name: from, sheet: index, request })
    request.onProgress?.({ name: 'plain', index: 0, count: 2, quick: true })
    await held
    if (request.signal?.aborted) return { ok: false, reason: 'aborted' }
    const contents = files[from] as Exclude<Contents, string>
    const texts = contents.sheets[index] ?? []
    const seen = texts.filter((text) => !text.startsWith('(') || !request.quickOnly)
    if (seen.length === 0) return { ok: false, reason: 'no-code' }
    const codes = seen.map((text, at) => codeOf(text, at * 20))
    request.onFound?.({ codes, width, height })
    return { ok: true, codes, width, height }
  }
  const queue = createScanQueue({
    startDecoder: async () => ({ decodeFile, decodeBitmap: vi.fn(), stop: () => {} }),
    openFile,
    readPixels: async (sheet) => ({
      rgba: new Uint8ClampedArray(4),
      width: sheet.width,
      height: sheet.height,
    }),
    revokeUrl: (url) => openUrls.delete(url),
  })
  return {
    queue,
    looks: sheetScans,
    openUrls,
    countOpenFiles: () => openFiles,
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => {
      held = undefined
      release()
    },
    add: (...names: string[]) =>
      queue.add(
        names.map((name) => new File(['x'], name)),
        'file',
      ),
    show: () =>
      queue.getSnapshot().pictures.map(({ name, part, state, codes }) => {
        const what = state.kind === 'failed' ? state.reason : state.kind
        const texts = codes.map(({ text }) => text).join(' ')
        return [name, part && `${part.kind} ${part.number}`, what, texts].filter(Boolean).join(', ')
      }),
    settle: () => vi.waitFor(() => expect(queue.getSnapshot().isBusy).toBe(false)),
  }
}

describe('the queue of pictures', () => {
  it('reads them in order and says what became of each', async () => {
    const { queue, add, show, settle } = setUp({
      'a.png': { sheets: [['one', 'two']] },
      'b.heic': 'unsupported-picture',
      'c.jpg': { sheets: [[]] },
      'd.pdf': 'locked-document',
    })
    add('a.png', 'b.heic')
    add('c.jpg', 'd.pdf')
    expect(queue.getSnapshot().isBusy).toBe(true)
    await settle()
    expect(show()).toEqual([
      'a.png, done, one two',
      'b.heic, unsupported-picture',
      'c.jpg, no-code',
      'd.pdf, locked-document',
    ])
    expect(queue.getSnapshot().pictures[0]).toMatchObject({ width, height, origin: 'file' })
  })

  it('opens a document with its password, also to draw it again', async () => {
    const { queue, add, show, settle } = setUp({
      'locked.pdf': { kind: 'pages', sheets: [['one'], ['two']], password: 'Ünlock' },
      'a.png': { sheets: [['three']] },
    })
    add('locked.pdf', 'a.png')
    await settle()
    expect(show()).toEqual(['locked.pdf, locked-document', 'a.png, done, three'])
    const [{ id } = { id: '' }] = queue.getSnapshot().pictures
    queue.unlock(id, 'unlock')
    await settle()
    expect(show()[0]).toBe('locked.pdf, wrong-password')
    queue.unlock(id, 'Ünlock')
    await settle()
    expect(show()).toEqual([
      'locked.pdf, page 1, done, one',
      'locked.pdf, page 2, done, two',
      'a.png, done, three',
    ])
    expect(await queue.getPixels(id)).toMatchObject({ width, height })
  })

  it('drops a document whose password nobody gives', async () => {
    const { queue, add, show, settle } = setUp({
      'locked.pdf': { kind: 'pages', sheets: [['one']], password: 'secret' },
    })
    add('locked.pdf')
    await settle()
    queue.remove(queue.getSnapshot().pictures[0]?.id ?? '')
    expect(show()).toEqual([])
    queue.unlock('picture-1', 'secret')
    expect(show()).toEqual([])
  })

  it('asks for all codes of the formats that are wanted', async () => {
    const { queue, add, looks, settle } = setUp({ 'a.png': { sheets: [['one']] } })
    queue.setFormats(['qr', 'ean-13'])
    add('a.png')
    await settle()
    expect(looks[0]?.request).toMatchObject({ findAll: true, formats: ['qr', 'ean-13'] })
  })

  it('can be canceled at once, keeps what was found, and takes up again', async () => {
    const { queue, add, show, hold, release, settle, looks } = setUp({
      'a.png': { sheets: [['one']] },
      'b.png': { sheets: [['two']] },
      'c.png': { sheets: [['three']] },
    })
    add('a.png')
    await settle()
    hold()
    add('b.png', 'c.png')
    await vi.waitFor(() => expect(looks).toHaveLength(2))
    queue.cancel()
    expect(queue.getSnapshot().isBusy).toBe(false)
    release()
    await settle()
    expect(show()).toEqual(['a.png, done, one', 'b.png, aborted', 'c.png, aborted'])
    queue.retry(queue.getSnapshot().pictures[2]?.id ?? '')
    await settle()
    expect(show().at(-1)).toBe('c.png, done, three')
  })

  it('searches longer on request, and adds what that finds', async () => {
    const files: Record<string, Contents> = { 'a.png': { sheets: [['one']] } }
    const { queue, add, show, settle, looks } = setUp(files)
    add('a.png')
    await settle()
    files['a.png'] = { sheets: [['one', 'two']] }
    queue.retry(queue.getSnapshot().pictures[0]?.id ?? '')
    await settle()
    expect(show()).toEqual(['a.png, done, one two'])
    const [first, again] = looks.map(({ request }) => request.budgetMs)
    expect(again).toBeGreaterThan(4 * (first ?? Number.NaN))
    // The second attempt used twice the size, to which the corners refer.
    const [picture] = queue.getSnapshot().pictures
    expect(picture).toMatchObject({ width: 2 * width })
    expect(picture?.codes[0]?.corners[1]?.x).toBe(20)
    expect(await queue.getPixels(picture?.id ?? '')).toMatchObject({ width: 2 * width })
  })

  it('gives back addresses and files of what is taken away', async () => {
    const { queue, add, settle, openUrls, countOpenFiles } = setUp({
      'a.png': { sheets: [['one']] },
      'b.pdf': { kind: 'pages', sheets: [['two'], ['three']] },
    })
    add('a.png', 'b.pdf')
    await settle()
    expect(openUrls.size).toBe(3)
    queue.remove(queue.getSnapshot().pictures[0]?.id ?? '')
    expect(openUrls.size).toBe(2)
    queue.clear()
    expect(openUrls.size).toBe(0)
    expect(countOpenFiles()).toBe(0)
  })

  it('stops reading what is taken away meanwhile and goes on with the next', async () => {
    const { queue, add, show, hold, release, settle, looks, openUrls } = setUp({
      'a.png': { sheets: [['one']] },
      'b.png': { sheets: [['two']] },
    })
    hold()
    add('a.png', 'b.png')
    await vi.waitFor(() => expect(looks).toHaveLength(1))
    queue.remove(queue.getSnapshot().pictures[0]?.id ?? '')
    expect(looks[0]?.request.signal?.aborted).toBe(true)
    release()
    await settle()
    expect(show()).toEqual(['b.png, done, two'])
    expect(openUrls.size).toBe(1)
  })

  it('survives a decoder that cannot be loaded', async () => {
    const queue = createScanQueue({
      startDecoder: () => Promise.reject(new Error('offline')),
      openFile: async () => ({
        kind: 'still',
        count: 1,
        total: 1,
        openSheet: async () => ({
          width,
          height,
          preview: { url: 'blob:1', width, height },
          input: new Blob(),
          close: () => {},
        }),
        close: () => {},
      }),
      readPixels: vi.fn(),
      revokeUrl: () => {},
    })
    queue.add([new Blob(['x'])], 'paste')
    await vi.waitFor(() => expect(queue.getSnapshot().isBusy).toBe(false))
    expect(queue.getSnapshot().pictures[0]?.state).toEqual({
      kind: 'failed',
      reason: 'decoder-failed',
    })
  })
})

describe('a document', () => {
  it('gives a picture a page; empty pages are looked at quickly where others hold codes', async () => {
    const { add, show, settle, looks } = setUp({
      'a.pdf': { kind: 'pages', sheets: [[], ['one'], ['(two)']] },
    })
    add('a.pdf')
    await settle()
    expect(show()).toEqual([
      'a.pdf, page 1, no-code',
      'a.pdf, page 2, done, one',
      'a.pdf, page 3, no-code',
    ])
    expect(looks).toHaveLength(3)
  })

  it('is looked at harder where no page gave a code', async () => {
    const { add, show, settle, looks } = setUp({
      'a.pdf': { kind: 'pages', sheets: [[], ['(one)']] },
    })
    add('a.pdf')
    await settle()
    expect(show()).toEqual(['a.pdf, page 1, no-code', 'a.pdf, page 2, done, (one)'])
    expect(looks.map(({ sheet }) => sheet)).toEqual([0, 1, 0, 1])
  })

  it('of too many pages says how many were looked at', async () => {
    const { queue, add, settle } = setUp({
      'a.pdf': { kind: 'pages', sheets: [['one'], ['two']], total: 900 },
    })
    add('a.pdf')
    await settle()
    const [first, second] = queue.getSnapshot().pictures
    expect(first?.sampled).toEqual({ kind: 'pages', read: 2, count: 900 })
    expect(second?.part).toEqual({ kind: 'page', number: 2, count: 900 })
    expect(second?.sampled).toEqual(first?.sampled)
  })
})

describe('an animation', () => {
  it('shows each code once, with the frame that showed it first', async () => {
    const { add, show, settle, openUrls } = setUp({
      'a.gif': { kind: 'frames', sheets: [[], ['one'], ['one'], ['one', 'two'], ['two']] },
    })
    add('a.gif')
    await settle()
    expect(show()).toEqual(['a.gif, frame 2, done, one', 'a.gif, frame 4, done, two'])
    expect(openUrls.size).toBe(2)
  })

  it('gets a harder look where the quick one found nothing', async () => {
    const { add, show, settle } = setUp({
      'a.gif': { kind: 'frames', sheets: [[], [], ['(one)'], []] },
      'b.gif': { kind: 'frames', sheets: [[], []] },
    })
    add('a.gif', 'b.gif')
    await settle()
    expect(show()[0]).toBe('a.gif, frame 3, done, (one)')
    expect(show()[1]).toMatch(/^b.gif, frame \d, no-code$/)
  })
})
