import {
  type CodeDocument,
  type CodeWarning,
  codeWarnings,
  contentWarnings,
  listTargets,
} from '@/codes'
import { encodePageContent, type PageDraft, pageFields } from '@/qr/content'
import { inspectLink, type LinkFinding } from '@/qr/links'
import { nextTurn } from '../next-turn'
import { describeIssue } from './api/describe-issue'
import type { CodeRow } from './code-row'

/** Limits the response: a document may lead to many addresses with the same fault. */
const maxWarnings = 20

/** Lists what the owner of a code should look at: its addresses, and the contents of its fields. */
export async function listWarnings({
  document,
  suspicion,
}: Pick<CodeRow, 'document' | 'suspicion'>): Promise<CodeWarning[]> {
  // Deceptive spelling is a suspicion, so codes without one need not be inspected.
  const ofTargets = suspicion === null ? [] : listTargetWarnings(document)
  return [...ofTargets, ...(await listContentWarnings(document))].slice(0, maxWarnings)
}

/** Lists the addresses of a document whose spelling imitates another one or mixes alphabets. */
function listTargetWarnings(document: CodeDocument): CodeWarning[] {
  return listTargets(document).flatMap(({ pointer, url }) => {
    const { findings, hostInLetters, host } = inspectLink(url)
    const [finding] = findings.filter(({ key }) => isListed(key))
    return finding ? [writeWarning(finding, pointer, hostInLetters ?? host)] : []
  })
}

/** Lists the phone numbers and passwords that fail on some devices, as the editor does. */
async function listContentWarnings({ type, languages }: CodeDocument): Promise<CodeWarning[]> {
  const fields = pageFields[type]
  if (!fields.some(({ input, isSecret }) => input === 'phone' || isSecret)) return []
  const { findTrunkPrefixes } = await import('@/qr/content/find-trunk-prefixes')
  // Encoding the content of ten languages takes some milliseconds.
  await nextTurn()
  return Object.entries(languages).flatMap(([locale, version]) => {
    const encoded = encodePageContent({ ...version?.fields, type } as PageDraft)
    if (!encoded.ok) return []
    return [...encoded.warnings, ...findTrunkPrefixes(encoded.content, fields)].flatMap(
      ({ path, key: found, values }) => {
        const listed = contentWarnings.find((each) => each === found)
        if (!listed) return []
        const key = `content.warnings.${listed}` as const
        const pointer = `/document/languages/${locale}/fields/${path}`
        const detail = describeIssue(key, values) ?? listed
        return [{ pointer, key, ...(values && { values }), detail }]
      },
    )
  })
}

type ListedKey = (typeof codeWarnings)[number]

function isListed(key: string): key is ListedKey {
  return codeWarnings.includes(key as ListedKey)
}

function writeWarning(finding: LinkFinding, pointer: string, host: string): CodeWarning {
  const key = `codes.warnings.${finding.key as ListedKey}` as const
  const known = finding.values?.known
  const values = { host, ...(known !== undefined && { known: String(known) }) }
  const detail = describeIssue(key, values) ?? key
  return { pointer: `/document${pointer}`, key, values, detail }
}
