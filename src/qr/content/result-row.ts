import type { ContentType } from './content-types'
import type { Recurrence } from './event/parse-recurrence'
import type { FieldGroup } from './field'
import type { ContentField } from './kind-fields'

/** Rows that are not form fields; message keys under `scanner.results.rows`. */
export const ownRowNames = [
  'when',
  'whenThere',
  'whenWritten',
  'timeZone',
  'security',
  'system',
  'payee',
  'city',
  'country',
  'amount',
  'account',
  'wallet',
  'token',
  'contract',
  'function',
  'accounts',
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
  'sscc',
  'content',
  'due',
  'packed',
  'sellBy',
  'variant',
  'customerItem',
  'count',
  'contentCount',
  'netWeight',
  'price',
  'order',
  'shipTo',
  'location',
  'postcode',
  'origin',
  'repeats',
  'birthday',
  'otherLink',
  'cc',
  'bcc',
  'slug',
  'device',
  'mac',
  'channels',
  'publicKey',
  'request',
  'requested',
  'holder',
  'vaccination',
  'test',
  'recovery',
  'issuer',
  'issued',
  'validUntil',
] as const
export type OwnRowName = (typeof ownRowNames)[number]

/** Values that are words of the site; message keys under `scanner.results.words`. */
export type ResultWord = 'signIn' | 'newPasskey' | 'detected' | 'notDetected'

/** A row of a result, before it is formatted. */
export type ResultRow = {
  label:
    | { kind: 'field'; type: ContentType; field: ContentField }
    | { kind: 'group'; group: FieldGroup }
    | { kind: 'own'; name: OwnRowName }
    /** A GS1 application identifier without a name here. */
    | { kind: 'identifier'; id: string }
  value:
    | { kind: 'text'; text: string }
    | { kind: 'yes' }
    | { kind: 'option'; option: string }
    | { kind: 'date'; date: string }
    /** A fact with its day, of which either may be missing. */
    | { kind: 'dated'; date: string; text: string; word?: ResultWord }
    | { kind: 'word'; word: ResultWord }
    /** `currency`: ISO 4217, three letters; '' if unknown. */
    | { kind: 'amount'; amount: string; currency: string }
    /** `unit`: such as `ETH`, '' if unknown; `isSmallest`: the smallest unit of a token. */
    | { kind: 'coins'; amount: string; unit: string; isSmallest?: true }
    | { kind: 'country'; code: string }
    | { kind: 'recurrence'; rule: Recurrence }
    /** ISO 80000 unit of `Intl.NumberFormat`, such as `kilogram`. */
    | { kind: 'measure'; value: string; unit: string }
    | { kind: 'link'; link: string }
    | { kind: 'checkDigit'; digit: string }
    /** `isWritten`: the date is that of a clock in an unknown zone, read as UTC. */
    | {
        kind: 'moment'
        start: Date
        end?: Date
        timeZone?: string
        isAllDay: boolean
        isWritten?: true
      }
  /** The text that its copy button copies. */
  copy?: string
  /** Hidden until it is revealed. */
  isSecret?: boolean
}

/** A row whose copy button copies what it shows. */
export function ownRow(name: OwnRowName, text: string): ResultRow {
  return { label: { kind: 'own', name }, value: { kind: 'text', text }, copy: text }
}
