import { parse } from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { FoundCode } from '@/qr/decode'
import { writeHistoryCsv, writeHistoryJson } from './export-scans'
import { findScans } from './find-scans'
import { readStoredScan, type StoredScan, sameScan, toFoundCode, toStoredCode } from './stored-scan'
import { toEntry } from './use-history'

const corner = { x: 1, y: 2 }
const found = (text: string, format: FoundCode['format'] = 'qr'): FoundCode => ({
  text,
  bytes: new TextEncoder().encode(text),
  format,
  corners: [corner, corner, corner, corner],
  version: 3,
  level: 'M',
  mask: 2,
  inverted: false,
  mirrored: false,
  engine: 'test',
})
const makeStoredScan = (text: string): StoredScan => ({
  id: text,
  version: 1,
  scannedAt: Date.UTC(2027, 0, 2, 3, 4, 5),
  code: toStoredCode(found(text)),
})
const entry = (text: string) => toEntry(makeStoredScan(text), 'example.com')
const wifi = 'WIFI:T:WPA;S:Café Luna;P:hunter2horse;;'
const exported = 'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8%3D'
const otp = 'otpauth://totp/Acme:jane?secret=JBSWY3DPEHPK3PXP&issuer=Acme'

describe('a kept scan', () => {
  it('holds the code, and neither picture nor place', () => {
    const { code } = makeStoredScan('hello')
    expect(Object.keys(code)).not.toContain('corners')
    expect(readStoredScan(structuredClone(makeStoredScan('hello')))).toEqual(
      makeStoredScan('hello'),
    )
    expect({ ...toFoundCode(code), corners: found('hello').corners }).toEqual(found('hello'))
  })

  it.each([
    null,
    'a',
    {},
    { ...makeStoredScan('a'), version: 2 },
    { ...makeStoredScan('a'), scannedAt: Number.NaN },
    { ...makeStoredScan('a'), code: { ...makeStoredScan('a').code, bytes: [1] } },
    { ...makeStoredScan('a'), code: { ...makeStoredScan('a').code, format: 'shoe' } },
  ])('is not found in %j', (value) => {
    expect(readStoredScan(value)).toBeUndefined()
  })

  it('is the same as another of its kind with its bytes', () => {
    expect(sameScan(found('a'), found('a'))).toBe(true)
    expect(sameScan(found('a'), found('b'))).toBe(false)
    expect(sameScan(found('a'), found('a', 'aztec'))).toBe(false)
  })
})

describe('the list', () => {
  it.each([
    [wifi, 'wifi', 'Café Luna'],
    [otp, 'otp', 'Acme · jane'],
    ['two\n lines', 'text', 'two lines'],
    ['BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane\nFN:Jane Doe\nEND:VCARD', 'vcard', 'Jane Doe'],
  ])('shows %j without secrets', (text, kind, line) => {
    const shown = entry(text)
    expect([shown.kind, shown.line]).toEqual([kind, line])
    expect(shown.hasSecret).toBe(text === wifi || text === otp)
  })

  const entries = [wifi, otp, 'https://example.org/đà-nẵng'].map(entry)
  it.each([
    ['', 'all', 3],
    ['cafe', 'all', 1],
    ['LUNA café', 'all', 1],
    ['da-nang', 'url', 1],
    ['', 'wifi', 1],
    // Hidden values must not be discoverable by search either.
    ['hunter2horse', 'all', 0],
    ['JBSWY3DPEHPK3PXP', 'all', 0],
  ])('for %j of %s finds %i', (words, kind, count) => {
    expect(findScans(entries, { words, kind })).toHaveLength(count)
  })
})

describe('the files', () => {
  const entries = ['=1+1', 'a "b",\nc', wifi].map(entry)

  it('are a table that calculates nothing', () => {
    const csv = writeHistoryCsv(entries, ['Time', 'Format', 'Type', 'Text'], true)
    expect(csv.startsWith('\ufeff')).toBe(true)
    const { data } = parse<string[]>(csv.slice(1), { skipEmptyLines: true })
    expect(data[0]).toEqual(['Time', 'Format', 'Type', 'Text'])
    expect(data.slice(1).map((cells) => cells[3])).toEqual(["'=1+1", 'a "b",\nc', wifi])
    expect(data[1]?.[0]).toBe('2027-01-02T03:04:05.000Z')
  })

  it('or everything that is known, for programs', () => {
    const { scans } = JSON.parse(writeHistoryJson(entries, true))
    expect(scans[2]).toMatchObject({ format: 'qr', type: 'wifi', text: wifi, version: 3 })
    expect(atob(scans[0].bytesBase64)).toBe('=1+1')
  })

  it.each([wifi, otp, 'WIFI:T:WEP;S:Café Luna;P:hunter2horse;;', exported])(
    'contain no secret of %s unless it is chosen',
    (text) => {
      const files = [
        writeHistoryCsv([entry(text)], [], false),
        writeHistoryJson([entry(text)], false),
      ].join()
      for (const secret of ['hunter2horse', 'JBSWY3DPEHPK3PXP', 'CjEKCkhlbGxv', btoa(text)])
        expect(files).not.toContain(secret)
    },
  )
})
