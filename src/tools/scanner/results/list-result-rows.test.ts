import { describe, expect, it } from 'vitest'
import { contentTypes, encodeContent, type ResultRow, sampleContent } from '@/qr/content'
import { codeForTest } from '../code-for-test'
import { listResultRows } from './list-result-rows'
import { recognizeCode } from './recognize-code'

const rowsOf = (text: string) => listResultRows(recognizeCode(codeForTest(text), 'qr.example'))
const nameOf = ({ label }: ResultRow) =>
  label.kind === 'field'
    ? label.field.name
    : label.kind === 'group'
      ? label.group
      : label.kind === 'own'
        ? label.name
        : label.id
const find = (text: string, name: string) => rowsOf(text).find((row) => nameOf(row) === name)
const textOf = (type: Parameters<typeof sampleContent>[0], changes = {}) => {
  const encoded = encodeContent({ ...sampleContent(type), ...changes })
  return encoded.ok ? encoded.text : ''
}

describe('listResultRows', () => {
  it.each(
    contentTypes.filter(
      (type) => !['text', 'url', 'document', 'multimedia', 'image'].includes(type),
    ),
  )('says what a code of the type %s holds', (type) => {
    const rows = rowsOf(textOf(type))
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(nameOf)).size).toBe(rows.length)
  })

  it.each(['text', 'url'] as const)('repeats nothing of a %s', (type) => {
    expect(rowsOf(textOf(type))).toEqual([])
  })

  it('names the bank of a transfer in Vietnam and the amount in dong', () => {
    const text = textOf('vietqr')
    expect(find(text, 'bank')).toMatchObject({
      value: { text: 'Vietcombank · 970436' },
      copy: '970436',
    })
    expect(find(text, 'amount')).toMatchObject({ value: { amount: '180000', currency: 'VND' } })
    expect(find(textOf('promptpay'), 'amount')).toMatchObject({ value: { currency: 'THB' } })
  })

  it('names the payment system of a merchant', () => {
    const text =
      '00020101021238540010A00000072701240006970436011098895593570208QRIBFTTA53037045405100005802VN62320828day la noi dung chuyen khoan6304EEF5'
    expect(find(text, 'system')).toMatchObject({ value: { text: 'VietQR' } })
  })

  it('has a Japanese contact with the family name first and the address from the large on', () => {
    const text = textOf('vcard', {
      ...{ firstName: 'のぞみ', lastName: '花村', phoneticLastName: 'ハナムラ' },
      ...{ street: '下京区1-2', city: '京都市', region: '京都府', postcode: '600-8001' },
    })
    expect(rowsOf(text).map(nameOf).slice(0, 3)).toEqual([
      'lastName',
      'firstName',
      'phoneticLastName',
    ])
    expect(find(text, 'address')).toMatchObject({ copy: '〒600-8001\n京都府京都市下京区1-2' })
  })

  it('shows the birthday of a contact and links that no browser opens', () => {
    const text =
      'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane\nFN:Jane Doe\nBDAY:1990-05-17\nURL:https://example.com\nURL:javascript:alert(1)\nEND:VCARD'
    const rows = listResultRows(recognizeCode(codeForTest(text), 'qr.example'), 'en', text)
    expect(rows.map(nameOf)).toContain('birthday')
    expect(rows.filter((row) => nameOf(row) === 'otherLink')).toMatchObject([
      { value: { link: 'javascript:alert(1)' } },
    ])
  })

  it('shows how an event repeats', () => {
    const text =
      'BEGIN:VEVENT\nSUMMARY:Yoga\nDTSTART:20270104T180000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO\nEND:VEVENT'
    const rows = listResultRows(recognizeCode(codeForTest(text), 'qr.example'), 'en', text)
    expect(rows.find((row) => nameOf(row) === 'repeats')).toMatchObject({
      value: { rule: { frequency: 'WEEKLY', weekdays: [1] } },
    })
  })

  it('names the identifiers of GS1 data, with dates, weights and prices', () => {
    const text = '(01)09501101530003(17)271130(3103)001250(3922)1299(8200)x'
    expect(rowsOf(text).map(({ label, value }) => [Object.values(label).at(-1), value])).toEqual([
      ['gtin', { kind: 'text', text: '09501101530003' }],
      ['expires', { kind: 'date', date: '2027-11-30' }],
      ['netWeight', { kind: 'measure', value: '1.250', unit: 'kilogram' }],
      ['price', { kind: 'amount', amount: '12.99', currency: '' }],
      ['8200', { kind: 'text', text: 'x' }],
    ])
  })

  it('hides the password of a network and the secret of one-time passwords', () => {
    expect(find('WIFI:T:WPA;S:home;P:letmein99;;', 'password')).toMatchObject({
      isSecret: true,
      copy: 'letmein99',
    })
    expect(find('WIFI:T:WEP;S:old;P:abcde;;', 'password')).toMatchObject({ isSecret: true })
    expect(find(textOf('otp'), 'secret')).toMatchObject({ isSecret: true })
  })

  it('groups an account and copies it without blanks, and gives an amount its currency', () => {
    expect(find(textOf('epc'), 'iban')).toMatchObject({
      value: { text: 'BE72 0000 0000 1616' },
      copy: 'BE72000000001616',
    })
    expect(find(textOf('epc'), 'amount')?.value).toMatchObject({ amount: '12.50', currency: 'EUR' })
    expect(find(textOf('swiss-qr-bill'), 'amount')?.value).toMatchObject({ currency: 'CHF' })
  })

  it('puts who is paid first, as on an envelope', () => {
    const [first] = rowsOf(textOf('swiss-qr-bill'))
    expect(first?.copy).toBe('Max Muster & Söhne\nMusterstrasse 123\n8000 Seldwyla\nCH')
    expect(find(textOf('swiss-qr-bill'), 'debtor')).toBeUndefined()
  })

  it('tells when an event is, on both clocks where they may differ', () => {
    const utc = find('BEGIN:VEVENT\nSUMMARY:a\nDTSTART:20270514T083000Z\nEND:VEVENT', 'when')
    expect(utc?.value).toMatchObject({ start: new Date('2027-05-14T08:30Z'), isAllDay: false })
    const there = 'BEGIN:VEVENT\nSUMMARY:a\nDTSTART;TZID=Asia/Tokyo:20270514T093000\nEND:VEVENT'
    expect(find(there, 'whenThere')?.value).toMatchObject({ timeZone: 'Asia/Tokyo' })
    expect(find(there, 'when')?.value).not.toHaveProperty('timeZone')
  })

  it('shows the times of an event in an unknown zone as written', () => {
    const text =
      'BEGIN:VEVENT\nSUMMARY:a\nDTSTART;TZID=Atlantis:20270514T093000\nDURATION:PT1H\nRRULE:W1 MO\nEND:VEVENT'
    const rows = listResultRows(recognizeCode(codeForTest(text), 'qr.example'), 'en', text)
    expect(rows.map((row) => [nameOf(row), row.value])).toEqual([
      ['title', { kind: 'text', text: 'a' }],
      [
        'whenWritten',
        {
          ...{ kind: 'moment', isAllDay: false, isWritten: true },
          ...{ start: new Date('2027-05-14T09:30Z'), end: new Date('2027-05-14T10:30Z') },
        },
      ],
      ['timeZone', { kind: 'text', text: 'Atlantis' }],
      ['repeats', { kind: 'text', text: 'W1 MO' }],
    ])
  })

  it('shows a message with all its recipients', () => {
    const rows = rowsOf(
      'mailto:a@x.example,b@x.example?cc=c@x.example&bcc=d@x.example&subject=Hi&body=one%0Atwo',
    )
    expect(rows.map((row) => [nameOf(row), row.value])).toEqual([
      ['to', { kind: 'text', text: 'a@x.example, b@x.example' }],
      ['cc', { kind: 'text', text: 'c@x.example' }],
      ['bcc', { kind: 'text', text: 'd@x.example' }],
      ['subject', { kind: 'text', text: 'Hi' }],
      ['body', { kind: 'text', text: 'one\ntwo' }],
    ])
  })

  it('reads article, batch and dates from a GS1 Digital Link', () => {
    const link = 'https://id.example/01/09506000134352/10/ABC?17=270200'
    expect(find(link, 'gtin')?.copy).toBe('9506000134352')
    expect(find(link, 'batch')?.copy).toBe('ABC')
    expect(find(link, 'expires')?.value).toEqual({ kind: 'date', date: '2027-02-28' })
    expect(find('ISBN 978-3-16-148410-0', 'isbn')?.copy).toBe('9783161484100')
  })
})
