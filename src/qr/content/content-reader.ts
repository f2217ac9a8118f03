import type { Content } from './content'
import type { ContentType } from './content-types'
import type { ParseOptions } from './define-content'
import type { ResultRow } from './result-row'
import type { ScanAction } from './scan-action'

/** Example people, places and words of a country. */
export type LocalSample = {
  /**
   * First name, last name, mobile number, mailbox, company. Numbers are reserved for fiction or not
   * assigned.
   */
  person: readonly [string, string, string, string, string]
  /** Phonetic last and first name. */
  readings?: readonly [string, string]
  /** Event, town, time zone. */
  event: readonly [string, string, string]
  /** Latitude and longitude of a well-known place. */
  place: readonly [string, string]
  /** Network name. */
  network: string
  /** Mailbox and subject. */
  mail: readonly [string, string]
  reply: string
}

/** The data of a scanned code. */
export type ScannedCode = { text: string; bytes: Uint8Array }

/**
 * How a type is read from codes and lists and shown in results. Readers are separate from
 * definitions, so that the editor loads without them.
 */
export type ContentReader<Some extends Content> = {
  /** Parses the text of a code; the schema of the type validates the result afterwards. */
  parse: (
    text: string,
    options: ParseOptions,
  ) => ({ type: ContentType } & Record<string, unknown>) | undefined
  /** The start of a text identifies the type, so it is tried before links. */
  isTelling?: true
  /** Invalid members are dropped; any other type requires every member. */
  isLenient?: true
  /** Members of the sample that differ by country. */
  localSample?: (local: LocalSample, locale: string) => Partial<Some>
  /** Members that differ in the second example row of a list, so that it resembles a real one. */
  otherSample?: Partial<Some>
  /** A list has a column for at least one of these fields. */
  namingFields?: readonly string[]
  /** Describes a code in the history of scans without its secrets; its text by default. */
  summary?: (content: Some) => string
  /** The result of a scan shows the text as a whole, without rows. */
  isWhole?: true
  /** Fields without a row: they belong to the encoding, or are part of another row. */
  omitted?: readonly string[]
  /** ISO 4217, three letters. */
  currency?: (content: Some) => string
  /** Whether rows have copy buttons; true by default. */
  hasCopyButtons?: false
  /** Adds rows to those of the fields, and orders them; `text` is that of the code. */
  arrangeRows?: (
    rows: readonly ResultRow[],
    content: Some,
    locale: string,
    text: string,
  ) => ResultRow[]
  /** A note about the code; message key under `scanner.results.remarks`. */
  remark?: 'otp' | 'wifi'
  /** The actions of a result, the main one first. */
  actions: (content: Some, code: ScannedCode, locale: string) => readonly ScanAction[]
}
