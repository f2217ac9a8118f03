import type { Locale } from '@/i18n/locales'
import { isUploadType } from '@/qr/content/content-types'
import { dropHiddenFields } from '@/qr/content/drop-hidden-fields'
import type { ErrorKey } from '@/qr/content/issue'
import { encodePageContent, type PageDraft } from '@/qr/content/page-content'
import { pickFields } from '@/qr/content/pick-fields'
import { checkTarget, type TargetFaultKey, type TargetPolicy } from './check-target'
import { cleanTexts } from './clean-texts'
import type { CodeDocument, LanguageVersion } from './code-document'
import { codeDocumentSchema } from './code-document-schema'
import { listTargets, type Target } from './list-targets'
import type { Rules } from './rules'

/** Errors in the form of a document; message keys below `codes.document`. */
export const documentFaults = [
  'invalid',
  'required',
  'unknownMember',
  'tooLong',
  'tooMany',
  'mainLanguage',
  'rulesOnlyForLinks',
  'noFiles',
] as const

export type DocumentIssue = {
  /** A JSON pointer into the document, such as `/languages/de/fields/url`. */
  pointer: string
  /** A message key from the root of the catalog. */
  key:
    | `codes.document.${(typeof documentFaults)[number]}`
    | `content.errors.${ErrorKey}`
    | TargetFaultKey
  values?: Record<string, string | number>
  /** The reason in English, for developers; the server adds it where the schema has none. */
  detail?: string
}

export type CheckedDocument =
  /** Addresses are normalized; hidden fields are removed. */
  | { ok: true; document: CodeDocument; targets: readonly Target[] }
  /** `target` if only addresses are invalid. */
  | { ok: false; problem: 'invalid' | 'target'; issues: readonly DocumentIssue[] }

/** Limits the response, because a hostile document may have thousands of issues. */
const maxIssues = 100

/**
 * Validates a submitted document, in the browser before it is sent and on the server. Files may be
 * missing, because they are uploaded after the code exists.
 */
export function checkDocument(
  value: unknown,
  ownHosts: readonly string[],
  policy?: TargetPolicy,
): CheckedDocument {
  const parsed = codeDocumentSchema.safeParse(addMainLocale(value))
  if (!parsed.success) {
    return invalid(parsed.error.issues.flatMap(readSchemaIssue).slice(0, maxIssues))
  }
  const document = cleanTexts(parsed.data as CodeDocument)
  const issues = [...findIssues(document), ...findContentIssues(document)]
  if (issues.length > 0) return invalid(issues)
  return checkTargetsOf(tidyFields(document), ownHosts, policy)
}

function invalid(issues: readonly DocumentIssue[]): CheckedDocument {
  return { ok: false, problem: 'invalid', issues }
}

/** A document without `mainLocale` has its first language as the main one. */
function addMainLocale(value: unknown): unknown {
  if (!isRecord(value) || value.mainLocale !== undefined || !isRecord(value.languages)) return value
  return { ...value, mainLocale: Object.keys(value.languages)[0] }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type SchemaIssue = {
  code?: string
  path: readonly PropertyKey[]
  message: string
  keys?: readonly string[]
  maximum?: unknown
  origin?: string
}

function readSchemaIssue({
  code,
  path,
  message,
  keys = [],
  maximum,
  origin,
}: SchemaIssue): DocumentIssue[] {
  const pointer = path.map((part) => `/${escapePointer(String(part))}`).join('')
  if (code === 'unrecognized_keys') {
    return keys.map((name) => ({
      pointer: `${pointer}/${escapePointer(name)}`,
      key: 'codes.document.unknownMember',
      values: { name },
    }))
  }
  const detail = message
  if (code === 'too_big' && typeof maximum === 'number') {
    const key = origin === 'array' ? 'codes.document.tooMany' : 'codes.document.tooLong'
    if (origin === 'array' || origin === 'string')
      return [{ pointer, key, values: { max: maximum }, detail }]
  }
  if (code === 'too_small' && origin === 'string')
    return [{ pointer, key: 'codes.document.required', detail }]
  return [{ pointer, key: 'codes.document.invalid', detail }]
}

/** Escapes a reference token: RFC 6901, 3. */
export function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}

function findIssues({ type, mainLocale, languages, rules }: CodeDocument): DocumentIssue[] {
  return [
    ...(languages[mainLocale]
      ? []
      : [{ pointer: '/mainLocale', key: 'codes.document.mainLanguage' } as const]),
    ...(rules && type !== 'url' ? findLinkRules(rules) : []),
  ]
}

/** Rules that choose among addresses by visitor, which a page does not have. */
function findLinkRules({ byDevice, byLanguage, split, passQuery }: Rules): DocumentIssue[] {
  const found = {
    byDevice: Object.keys(byDevice).length > 0,
    byLanguage: byLanguage.length > 0,
    split: split.length > 0,
    passQuery: passQuery === true,
  }
  return Object.entries(found).flatMap(([name, isSet]) =>
    isSet ? [{ pointer: `/rules/${name}`, key: 'codes.document.rulesOnlyForLinks' as const }] : [],
  )
}

/** Runs the validation of the type's own form on the fields, language by language. */
function findContentIssues(document: CodeDocument): DocumentIssue[] {
  return listVersions(document).flatMap(([locale, { fields }]) => {
    // A link code uses the address of its main language only; other languages have only texts.
    if (document.type === 'url' && locale !== document.mainLocale) return []
    const encoded = encodePageContent({ ...fields, type: document.type } as PageDraft)
    if (encoded.ok) return []
    return encoded.issues
      .filter(({ path }) => !isFileLink(document, path))
      .map(({ path, key, values }) => ({
        pointer: `/languages/${locale}/fields${path && `/${path}`}`,
        key: `content.errors.${key}` as const,
        ...(values && { values }),
      }))
  })
}

/** These types have files instead of a link, because their link is the page. */
function isFileLink({ type }: CodeDocument, field: string): boolean {
  return field === 'link' && isUploadType(type)
}

function tidyFields(document: CodeDocument): CodeDocument {
  const tidied = listVersions(document).map(([locale, version]) => {
    const draft = { ...pickFields(document.type, version.fields), type: document.type } as PageDraft
    const { type: _, ...fields } = dropHiddenFields(draft)
    const remaining = Object.entries(fields).filter(([name]) => !isFileLink(document, name))
    return [locale, { ...version, fields: Object.fromEntries(remaining) }]
  })
  return { ...document, languages: Object.fromEntries(tidied) }
}

function listVersions({ languages }: CodeDocument): [Locale, LanguageVersion][] {
  return Object.entries(languages) as [Locale, LanguageVersion][]
}

function checkTargetsOf(
  document: CodeDocument,
  ownHosts: readonly string[],
  policy: TargetPolicy | undefined,
): CheckedDocument {
  const issues: DocumentIssue[] = []
  const targets: Target[] = []
  const normalized = structuredClone(document)
  for (const { pointer, url } of listTargets(document)) {
    const checked = checkTarget(url, ownHosts, policy)
    if (checked.ok) {
      targets.push({ pointer, url: checked.url })
      setAtPointer(normalized, pointer, checked.url)
    } else {
      const { fault, values } = checked
      issues.push({ pointer, key: `codes.targets.${fault}`, ...(values && { values }) })
    }
  }
  return issues.length > 0
    ? { ok: false, problem: 'target', issues }
    : { ok: true, document: normalized, targets }
}

/** Replaces the value at a target's pointer, which contains no escapes and always exists. */
function setAtPointer(root: object, pointer: string, value: string): void {
  const path = pointer.slice(1).split('/')
  const last = path.pop() ?? ''
  let node = root as Record<string, unknown>
  for (const part of path) node = node[part] as Record<string, unknown>
  node[last] = value
}
