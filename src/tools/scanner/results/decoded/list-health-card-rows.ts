import { inflateSync } from 'fflate'
import type { ResultRow } from '@/qr/content'
import { nameVaccine } from './name-vaccine'
import { birthdayRow, dateRow, eventRow, maxInflatedBytes, personalRow } from './personal-rows'

type Json = Readonly<Record<string, unknown>>

/** Resources that are listed; a card of somebody's vaccinations has about ten. */
const maxResources = 50

/**
 * The holder of a SMART health card and what it says: a token (RFC 7519) with a FHIR bundle.
 *
 * @throws if the digits are damaged
 */
export function listHealthCardRows(digits: string): readonly ResultRow[] {
  if (digits === '') return []
  const token = digits.replace(/../g, (pair) => String.fromCharCode(Number(pair) + 45))
  const [, payload = ''] = token.split('.')
  const card = JSON.parse(inflateText(payload)) as Json
  const subject = get(get(card.vc).credentialSubject)
  const resources = list(get(subject.fhirBundle).entry)
    .slice(0, maxResources)
    .map((entry) => get(get(entry).resource))
  const patient = resources.find(({ resourceType }) => resourceType === 'Patient')
  const name = get(list(patient?.name)[0])
  return [
    ...personalRow('holder', [...list(name.given), name.family].filter(Boolean).join(' ')),
    ...birthdayRow(patient?.birthDate),
    ...resources.flatMap(toEventRow),
    ...issuerRow(card.iss),
    ...dateRow('issued', card.nbf),
    ...dateRow('validUntil', card.exp),
  ]
}

/** Base64url of raw Deflate. */
function inflateText(payload: string): string {
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/')
  const packed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(inflateSync(packed, { out: new Uint8Array(maxInflatedBytes) }))
}

/** Vaccinations and findings (FHIR R4, Immunization and Observation). */
function toEventRow(resource: Json): ResultRow[] {
  const { resourceType, occurrenceDateTime, effectiveDateTime, vaccineCode, code } = resource
  const performer = get(get(list(resource.performer)[0]).actor).display
  if (resourceType === 'Immunization') {
    const lot = typeof resource.lotNumber === 'string' && `№ ${resource.lotNumber}`
    return [eventRow('vaccination', occurrenceDateTime, [nameCode(vaccineCode), lot, performer])]
  }
  if (resourceType !== 'Observation') return []
  const value = nameCode(resource.valueCodeableConcept) ?? resource.valueString
  return [eventRow('test', effectiveDateTime, [nameCode(code), value, performer])]
}

/** The text of a code, else its name or the code itself. */
function nameCode(concept: unknown): unknown {
  const { text, coding } = get(concept)
  const { display, code } = get(list(coding)[0])
  return text ?? display ?? nameVaccine(code)
}

function issuerRow(issuer: unknown): ResultRow[] {
  return typeof issuer === 'string'
    ? [{ label: { kind: 'own', name: 'issuer' }, value: { kind: 'text', text: issuer } }]
    : []
}

const get = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
