import { type CodeDocument, type CodeWarning, codeWarnings, listTargets } from '@/codes'
import { inspectLink, type LinkFinding } from '@/qr/links'
import { describeIssue } from './api/describe-issue'

/** Limits the response: a document may lead to many addresses with the same fault. */
const maxWarnings = 20

/** Lists the addresses of a document whose spelling imitates another one or mixes alphabets. */
export function listWarnings(document: CodeDocument): CodeWarning[] {
  return listTargets(document)
    .flatMap(({ pointer, url }) => {
      const { findings, hostInLetters, host } = inspectLink(url)
      const [finding] = findings.filter(({ key }) => isListed(key))
      return finding ? [writeWarning(finding, pointer, hostInLetters ?? host)] : []
    })
    .slice(0, maxWarnings)
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
