import 'server-only'
import {
  type CodeDocument,
  checkDocument,
  type DocumentIssue,
  escapePointer,
  listOwnHosts,
  type ProblemError,
  type Target,
} from '@/codes'
import { env } from '@/env'
import { isHostedType, pageFields } from '@/qr/content'
import { findConnectedHosts, hostOf } from '../domains/find-connected-hosts'
import { nextTurn } from '../next-turn'
import { checkTargets } from '../reputation/check-targets'
import { describeVerdicts, uncheckedSuspicion } from '../reputation/describe-verdicts'
import type { UrlVerdict } from '../reputation/url-reputation-provider'
import { ApiProblem } from './api/api-problem'
import { describeIssue } from './api/describe-issue'

/** Limits the response: a hostile document may have thousands of fields. */
const maxUnknownFields = 20

export type PreparedDocument = {
  document: CodeDocument
  /**
   * Why visitors see a preview first, such as a target that could not be checked yet; null if there is
   * no suspicion.
   */
  suspicion: string | null
  /** Whether all providers have answered; otherwise the targets are checked again soon. */
  isChecked: boolean
}

type PointerInBody = (pointer: string) => string

export type ReadDocument = {
  document: CodeDocument
  targets: readonly Target[]
  /** Converts a pointer into the document to one into the body of the request. */
  pointerInBody: PointerInBody
}

/** Validates a document as far as possible without querying providers. */
export function readDocument(
  value: unknown,
  fileIds: readonly string[],
  pointerInBody: PointerInBody = withinDocument,
): ReadDocument {
  const checked = checkDocument(value, listOwnHosts(env.SITE_URL, env.LOCALE_HOST), {
    allowsHttp: env.ALLOW_HTTP_TARGETS,
  })
  const refuse = (key: 'invalid' | 'target', issues: readonly DocumentIssue[]) =>
    new ApiProblem(key, { errors: issues.map((issue) => formatIssue(issue, pointerInBody)) })
  // Validation has removed unknown fields, so they are found in the document as it was sent.
  const unknown = findUnknownFields(value)
  if (unknown.length > 0) {
    throw refuse('invalid', [...unknown, ...(checked.ok ? [] : checked.issues)])
  }
  if (!checked.ok) throw refuse(checked.problem, checked.issues)
  const { document, targets } = checked
  const strangers = listFileUses(document).filter(({ id }) => !fileIds.includes(id))
  if (strangers.length === 0) return { document, targets, pointerInBody }
  const detail = 'This code has no file with this id'
  throw refuse(
    'invalid',
    strangers.map(({ pointer }) => ({ pointer, key: 'codes.document.invalid', detail })),
  )
}

/** Lists the fields that the type of a document does not have. Accepts values of any shape. */
function findUnknownFields(value: unknown): DocumentIssue[] {
  const { type = 'url', languages } = (value ?? {}) as Partial<CodeDocument>
  if (!isHostedType(type) || typeof languages !== 'object' || languages === null) return []
  const known = new Set(pageFields[type].map(({ name }) => name))
  return Object.entries(languages).flatMap(([locale, version]) => {
    const fields: unknown = version?.fields
    if (typeof fields !== 'object' || fields === null) return []
    return Object.keys(fields)
      .filter((name) => !known.has(name))
      .slice(0, maxUnknownFields)
      .map((name) => ({
        pointer: `/languages/${locale}/fields/${escapePointer(name)}`,
        key: 'codes.document.unknownMember' as const,
        values: { name },
      }))
  })
}

/** Checks the targets of all documents, with the reputation providers, at once. */
export async function judgeDocuments(
  read: readonly ReadDocument[],
): Promise<(PreparedDocument | ApiProblem)[]> {
  const urls = read.flatMap(({ targets }) => targets.map(({ url }) => url))
  const [{ verdicts, unanswered, unchecked }, connected] = await Promise.all([
    checkTargets(urls),
    findConnectedHosts(urls),
  ])
  const byUrl = new Map<string, UrlVerdict[]>()
  for (const verdict of verdicts) {
    const others = byUrl.get(verdict.url)
    if (others) others.push(verdict)
    else byUrl.set(verdict.url, [verdict])
  }
  const about = (url: string) => byUrl.get(url) ?? []
  const judge = ({ document, targets, pointerInBody }: ReadDocument) => {
    const errors = targets.flatMap(({ pointer, url }) => {
      const host = hostOf(url)
      if (connected.has(host)) {
        const issue: DocumentIssue = { pointer, key: 'codes.targets.domain', values: { host } }
        return [formatIssue(issue, pointerInBody)]
      }
      const fault = about(url).find((verdict) => verdict.fault !== null)?.fault
      return fault ? [formatIssue({ pointer, key: `codes.targets.${fault}` }, pointerInBody)] : []
    })
    if (errors.length > 0) return new ApiProblem('target', { errors })
    const isUnchecked = targets.some(({ url }) => unchecked.has(url))
    const verdict = describeVerdicts(targets.flatMap(({ url }) => about(url)))
    return {
      document,
      suspicion: verdict ?? (isUnchecked ? uncheckedSuspicion : null),
      isChecked: !targets.some(({ url }) => unanswered.has(url)),
    }
  }
  const judged: (PreparedDocument | ApiProblem)[] = []
  for (const each of read) {
    await nextTurn()
    judged.push(judge(each))
  }
  return judged
}

export async function prepareDocument(
  value: unknown,
  fileIds: readonly string[],
  pointerInBody?: PointerInBody,
): Promise<PreparedDocument> {
  const [prepared] = await judgeDocuments([readDocument(value, fileIds, pointerInBody)])
  if (!prepared || prepared instanceof ApiProblem) throw prepared
  return prepared
}

const withinDocument: PointerInBody = (pointer) => `/document${pointer}`

function formatIssue(issue: DocumentIssue, pointerInBody: PointerInBody): ProblemError {
  const { pointer, key, values } = issue
  const detail = issue.detail ?? describeIssue(key, values)
  return { ...issue, pointer: pointerInBody(pointer), ...(detail && { detail }) }
}

/** Lists the files that a document uses, with JSON pointers to their uses. */
function listFileUses({ languages, look, rules }: CodeDocument): { id: string; pointer: string }[] {
  const ofLanguages = Object.entries(languages).flatMap(([locale, { files }]) =>
    files.map(({ id }, index) => ({ id, pointer: `/languages/${locale}/files/${index}/id` })),
  )
  const ofStyle = (['coverFileId', 'logoFileId', 'iconFileId'] as const).flatMap((name) => {
    const id = look[name]
    return id ? [{ id, pointer: `/look/${name}` }] : []
  })
  const ofHours = (rules?.windows ?? []).flatMap(({ fileIds = [] }, row) =>
    fileIds.map((id, index) => ({ id, pointer: `/rules/windows/${row}/fileIds/${index}` })),
  )
  return [...ofLanguages, ...ofStyle, ...ofHours]
}
