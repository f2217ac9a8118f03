import type { CodeDocument } from '@/codes/code-document'
import { defaultPageStyle } from '@/codes/code-document'
import type { CodeStatus } from '@/codes/code-view'
import { type DecidableCode, decideScan, type ScanDecision } from '@/codes/decide-scan'
import type { Locale } from '@/i18n/locales'

/** The part of a code that is cached to answer scans. */
export type KnownCode = {
  id: string
  decidable: DecidableCode
  /** The decision for every scan, if it depends on nothing else. */
  decision: ScanDecision | undefined
  /** Limit of scans; null if there is none. */
  maxScans: number | null
  workspaceId: string | null
  /** Whether redirects receive the query of the request. */
  passesQuery: boolean
  /** Differs each time the code is read from the database. */
  reading: number
  /** Whether its page is the same for everyone with the same device and languages. */
  hasSharedPage: boolean
}

/** A row of `codeQuery`. */
export type KnownCodeRow = {
  id: string
  slug: string
  document: CodeDocument
  status: CodeStatus
  deleted_at: Date | null
  has_password: boolean
  is_suspicious: boolean
  workspace_id: string | null
}

export const codeQuery = `
  select id, slug, document, status, deleted_at, password_hash is not null as has_password,
    coalesce(suspicion, '') <> '' as is_suspicious,
    (select workspace_id from workspace_codes where code_id = codes.id) as workspace_id
  from codes where slug = any($1)`

let readings = 0

export function readKnownCode(row: KnownCodeRow): KnownCode {
  const decidable: DecidableCode = {
    document: dropContent(row.document),
    status: row.status,
    deletedAtMs: row.deleted_at?.getTime() ?? null,
    hasPassword: row.has_password,
    isSuspicious: row.is_suspicious,
  }
  const { rules } = row.document
  readings += 1
  return {
    id: row.id,
    decidable,
    decision: rules ? undefined : decideScan(decidable, noCircumstances),
    maxScans: rules?.expiry?.scans ?? null,
    workspaceId: row.workspace_id,
    passesQuery: rules?.passQuery ?? false,
    reading: readings,
    // Files have hours, and links of their own where scans are limited.
    hasSharedPage: !rules?.windows.length && !rules?.expiry?.scans,
  }
}

/** Codes without rules answer every scan alike. */
const noCircumstances = { atMs: 0, device: null, languages: [], chance: 0, scansUsed: null }

/** Drops the content of pages, which is long and not needed to answer scans. */
function dropContent({ version, type, mainLocale, rules, languages }: CodeDocument): CodeDocument {
  const short = Object.entries(languages).map(([locale, { fields }]) => [
    locale as Locale,
    { fields, title: '', description: '', buttons: [], files: [] },
  ])
  return {
    version,
    type,
    mainLocale,
    languages: type === 'url' ? Object.fromEntries(short) : {},
    look: defaultPageStyle,
    rules,
  }
}
