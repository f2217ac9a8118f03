import { describe, expect, it } from 'vitest'
import { parseContent } from '@/qr/content'
import { writeCertificate, writeHealthCard, writePasskeyRequest } from './codes-for-test'
import { listDecodedRows } from './list-decoded-rows'

function rowsOf(text: string) {
  const content = parseContent(text)
  const { type } = content
  if (type !== 'passkey-request' && type !== 'health-card' && type !== 'eu-certificate') {
    throw new Error(`It is a ${type}`)
  }
  return listDecodedRows(content)
}

/** Name and value of each row. */
function told(text: string) {
  return rowsOf(text).map(({ label, value }) => [Object.values(label).at(-1), value])
}

const name = new Map(Object.entries({ fn: 'Muster', gn: 'Lena Zoë', fnt: 'MUSTER' }))
const certificate = (facts: object) =>
  new Map<number, unknown>([
    [1, 'AT'],
    [4, 1_800_000_000],
    [6, 1_700_000_000],
    [-260, new Map([[1, new Map(Object.entries({ ver: '1.3.0', nam: name, ...facts }))]])],
  ])
const dates = [
  ['issuer', { kind: 'country', code: 'AT' }],
  ['issued', { kind: 'date', date: '2023-11-14' }],
  ['validUntil', { kind: 'date', date: '2027-01-15' }],
]
const dose = { tg: '840539006', mp: 'EU/1/20/1528', dn: 2, sd: 2, dt: '2021-05-29', co: 'AT' }

describe('an EU certificate', () => {
  it.each([true, false])('tells who was vaccinated when (compressed: %s)', (isCompressed) => {
    const claims = certificate({ dob: '1998-02-26', v: [new Map(Object.entries(dose))] })
    const text = writeCertificate(claims, isCompressed)
    expect(told(text)).toEqual([
      ['holder', { kind: 'text', text: 'Lena Zoë Muster' }],
      ['birthday', { kind: 'date', date: '1998-02-26' }],
      [
        'vaccination',
        { kind: 'dated', date: '2021-05-29', text: '2/2 · Comirnaty (BioNTech/Pfizer) · AT' },
      ],
      ...dates,
    ])
    expect(
      rowsOf(text)
        .map(({ isSecret = false }) => isSecret)
        .slice(0, 4),
    ).toEqual([...[true, true, true, false]])
  })

  it('tells the result of a test and a recovery, and a year of birth as it is written', () => {
    const test = { sc: '2021-08-20T10:03:12Z', tr: '260415000', co: 'AT' }
    const claims = certificate({ dob: '1998', t: [new Map(Object.entries(test))] })
    expect(told(writeCertificate(claims)).slice(1, 3)).toEqual([
      ['birthday', { kind: 'text', text: '1998' }],
      ['test', { kind: 'dated', date: '2021-08-20', text: 'AT', word: 'notDetected' }],
    ])
    const recovery = new Map(Object.entries({ fr: '2021-02-20', co: 'AT' }))
    expect(told(writeCertificate(certificate({ r: [recovery] })))[1]).toEqual([
      'recovery',
      { kind: 'dated', date: '2021-02-20', text: 'AT' },
    ])
  })

  it('of the WHO for travel has its own names', () => {
    const shot = new Map(Object.entries({ dt: '2017-12-11', vp: 'YellowFeverProduct' }))
    const traveler = new Map<string, unknown>([
      ['n', 'Aulo Agerio'],
      ['dob', '1905-08-23'],
      ['v', shot],
    ])
    const claims = new Map<number, unknown>([
      [1, 'XCL'],
      [-260, new Map([[-6, traveler]])],
    ])
    expect(told(writeCertificate(claims))).toEqual([
      ['holder', { kind: 'text', text: 'Aulo Agerio' }],
      ['birthday', { kind: 'date', date: '1905-08-23' }],
      ['vaccination', { kind: 'dated', date: '2017-12-11', text: 'YellowFeverProduct' }],
      ['issuer', { kind: 'country', code: 'XCL' }],
    ])
  })
})

const bundle = (...resources: object[]) => ({
  iss: 'https://health.example/issuer',
  nbf: 1_622_576_414,
  vc: {
    credentialSubject: {
      fhirVersion: '4.0.1',
      fhirBundle: { entry: resources.map((resource) => ({ resource })) },
    },
  },
})
const patient = {
  resourceType: 'Patient',
  name: [{ family: 'Anyperson', given: ['John', 'B.'] }],
  birthDate: '1951-01-20',
}

it('a SMART health card tells who was vaccinated and tested when, and who says so', () => {
  const shot = {
    resourceType: 'Immunization',
    vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '207' }] },
    occurrenceDateTime: '2021-01-01',
    performer: [{ actor: { display: 'ABC Hospital' } }],
    lotNumber: '0000001',
  }
  const finding = {
    resourceType: 'Observation',
    code: { coding: [{ code: '94558-4' }] },
    effectiveDateTime: '2021-02-17T09:00:00Z',
    valueCodeableConcept: { coding: [{ code: '260415000', display: 'Not detected' }] },
  }
  expect(told(writeHealthCard(bundle(patient, shot, finding)))).toEqual([
    ['holder', { kind: 'text', text: 'John B. Anyperson' }],
    ['birthday', { kind: 'date', date: '1951-01-20' }],
    [
      'vaccination',
      { kind: 'dated', date: '2021-01-01', text: 'Spikevax (Moderna) · № 0000001 · ABC Hospital' },
    ],
    ['test', { kind: 'dated', date: '2021-02-17', text: '94558-4 · Not detected' }],
    ['issuer', { kind: 'text', text: 'https://health.example/issuer' }],
    ['issued', { kind: 'date', date: '2021-06-01' }],
  ])
})

it.each([
  ['ga', 'signIn'],
  ['mc', 'newPasskey'],
])('a request for a passkey (%s) tells what is asked for and since when', (wish, word) => {
  const values = new Map<number, unknown>([
    [0, new Uint8Array(33).fill(3)],
    [1, new Uint8Array(16).fill(7)],
    [2, 2],
    [3, 1_796_000_000],
    [4, true],
    [5, wish],
  ])
  expect(told(writePasskeyRequest(values))).toEqual([
    ['request', { kind: 'word', word }],
    ['requested', { kind: 'moment', start: new Date(1_796_000_000_000), isAllDay: false }],
  ])
})

describe('damaged or hostile data', () => {
  it.each([8.7e12, -1e14, 1e300, Number.NaN])(
    'has no moment beyond the calendar: %s',
    (seconds) => {
      const values = new Map<number, unknown>([
        [3, seconds],
        [5, 'ga'],
      ])
      expect(told(writePasskeyRequest(values))).toEqual([
        ['request', { kind: 'word', word: 'signIn' }],
      ])
    },
  )

  it('has no day of five digits of the year', () => {
    const claims = new Map(certificate({ dob: '1998-02-26' })).set(4, 1e12)
    expect(told(writeCertificate(claims)).map(([row]) => row)).not.toContain('validUntil')
  })

  it.each([
    ['digits of no message', 'FIDO:/99999999999999999999'],
    ['a group of an impossible length', `FIDO:/${'0'.repeat(21)}`],
    ['a token without a payload', `shc:/${'00'.repeat(40)}`],
    ['base45 of no message', 'HC1:6BFOXN TSMAHN-H1.OG:MR8E2'],
    ['base45 above its range', 'HC1::::::::::::::::::::::'],
    ['lists in lists without end', writeCertificate(new Map([[-260, nest(3000)]]))],
    ['a bundle that is a text', writeHealthCard({ vc: 'none' })],
    ['names that are numbers', writeCertificate(certificate({ nam: 7, v: 'none', dob: 0n }))],
  ])('%s never throws', (_, text) => {
    expect(() => rowsOf(text)).not.toThrow()
  })

  it('that inflates without end is cut off', () => {
    const text = writeHealthCard({ ...bundle(patient), padding: 'x'.repeat(3_000_000) })
    expect(rowsOf(text)).toEqual([])
  })

  it('has rows of a limited number and length', () => {
    const many = Array.from({ length: 400 }, () => ({
      resourceType: 'Immunization',
      vaccineCode: { text: 'x'.repeat(2000) },
    }))
    const rows = rowsOf(writeHealthCard(bundle(patient, ...many)))
    expect(rows.length).toBeLessThan(60)
    for (const { value } of rows) {
      if (value.kind === 'dated') expect(value.text.length).toBeLessThanOrEqual(300)
    }
  })
})

function nest(levels: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
