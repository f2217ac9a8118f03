import { describe, expect, it } from 'vitest'
import { directoryEnd, directoryEntry, dosTime, type ZipRecord } from './zip-records'

const record: ZipRecord = {
  name: new TextEncoder().encode('a.svg'),
  method: 8,
  crc: 0x12345678,
  compressedBytes: 100,
  bytes: 300,
  offset: 2 ** 32 + 5,
}
const modified = new Date('2026-02-03T04:05:06Z')

describe('an archive beyond 4 GB', () => {
  it('gives the place of a far file in a ZIP64 extra field', () => {
    const bytes = directoryEntry(record, dosTime(modified))
    const view = new DataView(bytes.buffer)
    expect(view.getUint32(42, true)).toBe(0xffffffff)
    expect(view.getUint16(30, true)).toBe(12)
    expect(view.getUint16(46 + 5, true)).toBe(1)
    expect(view.getBigUint64(46 + 5 + 4, true)).toBe(BigInt(record.offset))
    expect(bytes.length).toBe(46 + 5 + 12)
  })

  it('ends with both records of ZIP64', () => {
    const view = new DataView(directoryEnd(3, 200, 2 ** 33).buffer)
    expect(view.getUint32(0, true)).toBe(0x06064b50)
    expect(view.getBigUint64(48, true)).toBe(2n ** 33n)
    expect(view.getUint32(56, true)).toBe(0x07064b50)
    expect(view.getBigUint64(64, true)).toBe(2n ** 33n + 200n)
    expect(view.getUint32(76 + 16, true)).toBe(0xffffffff)
  })
})

it('writes the time in steps of two seconds, within what MS-DOS knew', () => {
  expect(dosTime(modified)).toEqual({
    date: (46 << 9) | (2 << 5) | 3,
    time: (4 << 11) | (5 << 5) | 3,
  })
  expect(dosTime(new Date(0)).date >> 9).toBe(0)
})
