import 'server-only'
import { checkDocument } from '@/codes/check-document'
import { listOwnHosts } from '@/codes/check-target'
import type { CodeDocument } from '@/codes/code-document'
import type { Target } from '@/codes/list-targets'
import { env } from '@/env'
import { checkTargets } from '../reputation/check-targets'
import { describeVerdicts } from '../reputation/describe-verdicts'
import { ApiProblem } from './api/api-problem'

export type PreparedDocument = {
  document: CodeDocument
  /** Why visitors are shown first where it leads; null where nothing is said against it. */
  suspicion: string | null
  /** Whether everybody who knows addresses has been heard; otherwise they are asked again soon. */
  isChecked: boolean
}

export type ReadDocument = { document: CodeDocument; targets: readonly Target[] }

/** A document as it may be stored, as far as it can be told without asking others. */
export function readDocument(value: unknown, fileIds: readonly string[]): ReadDocument {
  const checked = checkDocument(value, listOwnHosts(env.SITE_URL, env.LOCALE_HOST), {
    allowsHttp: env.ALLOW_HTTP_TARGETS,
  })
  if (!checked.ok) {
    throw new ApiProblem(checked.problem, { errors: checked.issues.map(withinRequest) })
  }
  const { document, targets } = checked
  const strangers = listFileUses(document).filter(({ id }) => !fileIds.includes(id))
  if (strangers.length === 0) return { document, targets }
  const errors = strangers.map(({ pointer }) =>
    withinRequest({ pointer, key: 'codes.document.invalid' }),
  )
  throw new ApiProblem('invalid', { errors })
}

/** Asks those who know bad addresses about all documents at once. */
export async function judgeDocuments(
  read: readonly ReadDocument[],
): Promise<(PreparedDocument | ApiProblem)[]> {
  const urls = read.flatMap(({ targets }) => targets.map(({ url }) => url))
  const { verdicts, silent } = await checkTargets(urls)
  return read.map(({ document, targets }) => {
    const about = (url: string) => verdicts.filter((verdict) => verdict.url === url)
    const errors = targets.flatMap(({ pointer, url }) => {
      const fault = about(url).find((verdict) => verdict.fault !== null)?.fault
      return fault ? [withinRequest({ pointer, key: `codes.targets.${fault}` })] : []
    })
    if (errors.length > 0) return new ApiProblem('target', { errors })
    const suspicion = describeVerdicts(targets.flatMap(({ url }) => about(url)))
    return { document, suspicion, isChecked: silent.length === 0 }
  })
}

export async function prepareDocument(
  value: unknown,
  fileIds: readonly string[],
): Promise<PreparedDocument> {
  const [prepared] = await judgeDocuments([readDocument(value, fileIds)])
  if (!prepared || prepared instanceof ApiProblem) throw prepared
  return prepared
}

function withinRequest<Issue extends { pointer: string }>(issue: Issue): Issue {
  return { ...issue, pointer: `/document${issue.pointer}` }
}

/** The files a document shows, and where it says so. */
function listFileUses({ languages, look }: CodeDocument): { id: string; pointer: string }[] {
  const ofLanguages = Object.entries(languages).flatMap(([locale, { files }]) =>
    files.map(({ id }, index) => ({ id, pointer: `/languages/${locale}/files/${index}/id` })),
  )
  return look.coverFileId === null
    ? ofLanguages
    : [...ofLanguages, { id: look.coverFileId, pointer: '/look/coverFileId' }]
}
