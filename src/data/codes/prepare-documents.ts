import 'server-only'
import { type CodeDocument, checkDocument, listOwnHosts, type Target } from '@/codes'
import { env } from '@/env'
import { nextTurn } from '../next-turn'
import { checkTargets } from '../reputation/check-targets'
import { describeVerdicts, uncheckedSuspicion } from '../reputation/describe-verdicts'
import type { UrlVerdict } from '../reputation/url-reputation-provider'
import { ApiProblem } from './api/api-problem'

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

export type ReadDocument = { document: CodeDocument; targets: readonly Target[] }

/** Validates a document as far as possible without querying providers. */
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

/** Checks the targets of all documents with the reputation providers at once. */
export async function judgeDocuments(
  read: readonly ReadDocument[],
): Promise<(PreparedDocument | ApiProblem)[]> {
  const urls = read.flatMap(({ targets }) => targets.map(({ url }) => url))
  const { verdicts, unanswered, unchecked } = await checkTargets(urls)
  const byUrl = new Map<string, UrlVerdict[]>()
  for (const verdict of verdicts) {
    const others = byUrl.get(verdict.url)
    if (others) others.push(verdict)
    else byUrl.set(verdict.url, [verdict])
  }
  const about = (url: string) => byUrl.get(url) ?? []
  const judge = ({ document, targets }: ReadDocument) => {
    const errors = targets.flatMap(({ pointer, url }) => {
      const fault = about(url).find((verdict) => verdict.fault !== null)?.fault
      return fault ? [withinRequest({ pointer, key: `codes.targets.${fault}` })] : []
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
): Promise<PreparedDocument> {
  const [prepared] = await judgeDocuments([readDocument(value, fileIds)])
  if (!prepared || prepared instanceof ApiProblem) throw prepared
  return prepared
}

function withinRequest<Issue extends { pointer: string }>(issue: Issue): Issue {
  return { ...issue, pointer: `/document${issue.pointer}` }
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
