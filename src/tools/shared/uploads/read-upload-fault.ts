import { fileFaults } from '@/codes/file-fault'
import type { Problem, ProblemKey } from '@/codes/problem'
import type { UploadFault } from './upload-item'

const faultsOfProblems: Partial<Record<ProblemKey, UploadFault['key']>> = {
  limited: 'limited',
  proof: 'limited',
  unauthorised: 'key',
  unknown: 'gone',
  gone: 'gone',
  blocked: 'gone',
  tooLarge: 'tooLarge',
  fileType: 'kind',
}

/** What the server had against a file; null is no answer at all. */
export function readUploadFault(problem: Problem | null): UploadFault {
  if (!problem) return { key: 'network' }
  const said = problem.errors?.[0]
  const key = fileFaults.find((fault) => fault === said?.key)
  const values = said?.values ?? problem.values
  return { key: key ?? faultsOfProblems[problem.key] ?? 'server', ...(values && { values }) }
}
