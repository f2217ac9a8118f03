import { describe, expect, it, vi } from 'vitest'
import { codeForTest } from '../code-for-test'
import { writeCodesCsv } from '../write-codes-csv'
import { changeFoundList, emptyList, findNew, listFoundRows } from './found-list'
import { readFoundList, saveFoundList } from './stored-found-list'

const [one, two, three] = ['one', 'two', 'three'].map((text) => codeForTest(text)) as [
  ReturnType<typeof codeForTest>,
  ReturnType<typeof codeForTest>,
  ReturnType<typeof codeForTest>,
]
const listed = [one, two, three].reduce(
  (list, code, at) => changeFoundList(list, { kind: 'add', codes: [code], nowMs: at * 1000 }),
  emptyList,
)
const texts = ({ entries }: typeof emptyList) => entries.map(({ code }) => code.text)

describe('the list of found codes', () => {
  it('has the newest on top and no two alike', () => {
    expect(texts(listed)).toEqual(['three', 'two', 'one'])
    expect(changeFoundList(listed, { kind: 'add', codes: [two], nowMs: 9 })).toBe(listed)
    expect(findNew(listed.entries, [one, codeForTest('four'), codeForTest('four')])).toHaveLength(1)
  })

  it('tells codes of different formats apart', () => {
    expect(findNew(listed.entries, [codeForTest('one', { format: 'data-matrix' })])).toHaveLength(1)
  })

  it('has one row for a message whose parts were found, also while some are missing', () => {
    const part = (text: string, index: number) =>
      codeForTest(text, { structuredAppend: { index, count: 3, parity: 0 } })
    const add = (list: typeof emptyList, ...codes: ReturnType<typeof part>[]) =>
      changeFoundList(list, { kind: 'add', codes, nowMs: 5000 })
    // Two parts may have the same text.
    const partly = add(listed, part('ab', 2), part('ab', 0))
    const [message, ...others] = listFoundRows(partly.entries)
    expect(message).toMatchObject({
      foundAtMs: 5000,
      read: { code: { text: 'abab' }, missing: [2] },
    })
    expect(others.map(({ read }) => read.code.text)).toEqual(['three', 'two', 'one'])
    const whole = add(partly, codeForTest('four'), part('c', 1))
    const rows = listFoundRows(whole.entries)
    expect(rows.map(({ read }) => read.code.text)).toEqual(['four', 'abcab', 'three', 'two', 'one'])
    expect(rows[1]?.read.missing).toEqual([])
    const removed = changeFoundList(whole, { kind: 'remove', ids: rows[1]?.ids ?? [] })
    expect(removed.cleared).toHaveLength(3)
    expect(listFoundRows(removed.entries)).toHaveLength(4)
  })

  it('gives back what was removed, in its place', () => {
    const [, middle] = listed.entries
    const without = changeFoundList(listed, { kind: 'remove', ids: [middle?.id ?? ''] })
    expect(texts(without)).toEqual(['three', 'one'])
    expect(texts(changeFoundList(without, { kind: 'undo' }))).toEqual(['three', 'two', 'one'])
  })

  it('gives back all that was cleared, beside what came since', () => {
    const cleared = changeFoundList(listed, { kind: 'clear' })
    expect(cleared.entries).toEqual([])
    const later = changeFoundList(cleared, { kind: 'add', codes: [one], nowMs: 9000 })
    expect(texts(changeFoundList(later, { kind: 'undo' }))).toEqual(['one', 'three', 'two'])
  })

  it('survives a reload', () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
    const binary = { ...codeForTest('\ufffd'), bytes: Uint8Array.of(255, 0, 128) }
    const list = changeFoundList(listed, { kind: 'add', codes: [binary], nowMs: 5000 })
    expect(saveFoundList(list.entries)).toBe(true)
    expect(readFoundList()).toEqual(list.entries)
    saveFoundList([])
    expect(stored.size).toBe(0)
  })

  it.each(['', 'null', '{"a":1}', '[{"text":1}]', 'no json'])(
    'does not stumble over %j',
    (text) => {
      vi.stubGlobal('sessionStorage', { getItem: () => text })
      expect(readFoundList()).toEqual([])
    },
  )

  it('says when it has grown too long to be kept', () => {
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError')
      },
    })
    expect(saveFoundList(listed.entries)).toBe(false)
  })

  it('is written oldest first, with nothing that a spreadsheet calculates', () => {
    const risky = changeFoundList(emptyList, {
      kind: 'add',
      codes: [codeForTest('=1+1'), codeForTest('a "b", c\nd')],
      nowMs: 0,
    })
    const csv = writeCodesCsv(risky.entries.toReversed(), {
      headings: { time: 'Time', format: 'Format', content: 'Content' },
      formatName: () => 'QR code',
    })
    expect(csv).toBe(
      '\ufeffTime,Format,Content\r\n1970-01-01T00:00:00.000Z,QR code,\'=1+1\r\n1970-01-01T00:00:00.000Z,QR code,"a ""b"", c\nd"\r\n',
    )
  })
})
