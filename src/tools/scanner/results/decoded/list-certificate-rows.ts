import { decode } from 'cborg'
import { unzlibSync } from 'fflate'
import type { ResultRow } from '@/qr/content'
import { nameVaccine } from './name-vaccine'
import { birthdayRow, dateRow, eventRow, maxInflatedBytes, personalRow } from './personal-rows'

/** Tag of a message with one signature (RFC 9052, 2). */
const signedTag = 18
/** Claims of a CBOR web token (RFC 8392, 4) and of health certificates (HCERT 1.3, 3.3). */
const claims = { issuer: 1, expires: 4, issued: 6, certificates: -260 } as const
/** Vaccinations for travel (ICVP of the WHO), in the format of the EU. */
const travelId = -6
const options = {
  useMaps: true,
  tags: { [signedTag]: (content: () => unknown) => content(), 0: (date: () => unknown) => date() },
}

/**
 * The holder of an EU digital certificate and what it says (DCC JSON schema 1.3.2).
 *
 * @throws if the data is damaged
 */
export function listCertificateRows(data: string): readonly ResultRow[] {
  const bytes = decodeBase45(data)
  const isCompressed = bytes[0] === 0x78
  const message = isCompressed
    ? unzlibSync(bytes, { out: new Uint8Array(maxInflatedBytes) })
    : bytes
  const [, , payload] = decode(message, options) as [unknown, unknown, Uint8Array]
  const token = decode(payload, options) as Map<number, unknown>
  const certificates = token.get(claims.certificates) as Map<number, unknown>
  const holder = toRecord(certificates.get(1))
  const traveler = toRecord(certificates.get(travelId))
  const dose = toRecord(traveler.v)
  const name = toRecord(holder.nam)
  const list = (key: string) => (Array.isArray(holder[key]) ? holder[key].map(toRecord) : [])
  return [
    ...personalRow('holder', [name.gn ?? name.gnt, name.fn ?? name.fnt].filter(Boolean).join(' ')),
    ...personalRow('holder', traveler.n),
    ...birthdayRow(holder.dob ?? traveler.dob),
    ...list('v').map(({ dt, dn, sd, mp, co }) =>
      eventRow('vaccination', dt, [`${dn}/${sd}`, nameVaccine(mp), co]),
    ),
    ...(dose.vp ? [eventRow('vaccination', dose.dt, [dose.vp])] : []),
    ...list('t').map(({ sc, tr, co }) => eventRow('test', sc, [co], testResult(tr))),
    ...list('r').map(({ fr, co }) => eventRow('recovery', fr, [co])),
    ...issuerRow(token.get(claims.issuer)),
    ...dateRow('issued', token.get(claims.issued)),
    ...dateRow('validUntil', token.get(claims.expires)),
  ]
}

/** RFC 9285. */
function decodeBase45(text: string): Uint8Array {
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 3) {
    const values = [...text.slice(at, at + 3)].map((letter) => letters.indexOf(letter))
    const [first = 0, second = 0, third = 0] = values
    const number = first + second * 45 + third * 45 * 45
    if (
      values.length === 1 ||
      values.includes(-1) ||
      number > (values.length === 3 ? 65535 : 255)
    ) {
      throw new Error('The text is not base45')
    }
    bytes.push(...(values.length === 3 ? [number >> 8, number & 255] : [number]))
  }
  return Uint8Array.from(bytes)
}

/** A map whose keys are texts. */
function toRecord(map: unknown): Record<string, unknown> {
  return map instanceof Map ? Object.fromEntries(map) : {}
}

/** SNOMED CT codes of the value set `covid-19-lab-result`. */
function testResult(code: unknown): 'detected' | 'notDetected' | undefined {
  if (code === '260373001') return 'detected'
  return code === '260415000' ? 'notDetected' : undefined
}

function issuerRow(country: unknown): ResultRow[] {
  if (typeof country !== 'string' || !/^[A-Z]{2,3}$/.test(country)) return []
  return [{ label: { kind: 'own', name: 'issuer' }, value: { kind: 'country', code: country } }]
}
