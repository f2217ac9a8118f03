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

/** The reason for a failed upload; null means that there was no response. */
export function readUploadFault(problem: Problem | null): UploadFault {
  if (!problem) return { key: 'network' }
  const error = problem.errors?.[0]
  const key = fileFaults.find((fault) => fault === error?.key)
  const values = error?.values ?? problem.values
  return { key: key ?? faultsOfProblems[problem.key] ?? 'server', ...(values && { values }) }
}
