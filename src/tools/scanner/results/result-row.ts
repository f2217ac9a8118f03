import type { ContentType } from '@/qr/content/content-types'
import type { FieldGroup } from '@/qr/content/field'
import type { ContentField } from '@/qr/content/kind-fields'

/** Names of rows that no form has; message keys under `scanner.results.rows`. */
export const ownRowNames = [
  'when',
  'whenThere',
  'security',
  'system',
  'payee',
  'city',
  'country',
  'amount',
  'address',
  'coordinates',
  'gtin',
  'isbn',
  'checkDigit',
  'batch',
  'serial',
  'expires',
  'bestBefore',
  'made',
  'slug',
] as const
export type OwnRowName = (typeof ownRowNames)[number]

/** A line of what a code says, before it is put in words. */
export type ResultRow = {
  label:
    | { kind: 'field'; type: ContentType; field: ContentField }
    | { kind: 'group'; group: FieldGroup }
    | { kind: 'own'; name: OwnRowName }
  value:
    | { kind: 'text'; text: string }
    | { kind: 'yes' }
    | { kind: 'option'; option: string }
    | { kind: 'date'; date: string }
    /** `currency`: ISO 4217, three letters; '' where it is not known. */
    | { kind: 'amount'; amount: string; currency: string }
    | { kind: 'country'; code: string }
    | { kind: 'link'; link: string }
    | { kind: 'checkDigit'; digit: string }
    | { kind: 'moment'; start: Date; end?: Date; timeZone?: string; isAllDay: boolean }
  /** What a button next to it copies. */
  copy?: string
  /** Not for everybody who looks on. */
  isSecret?: boolean
}
