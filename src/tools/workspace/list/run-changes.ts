import type { ListedCode, Problem, ProblemKey } from '@/codes'
import type { ApiAnswer, ApiKey } from '@/data/operations/api-types'
import type { ListQuery } from '@/tools/shared/code-list/code-query'
import type { ClientCall } from '@/tools/shared/dynamic/code-client'
import type { WorkspaceSession } from '../workspace-session'
import type { PlannedChange } from './plan-undo'
import { loadCodes } from './use-workspace-codes'

/** Small enough that progress is visible and a canceled change stops soon. */
const codesAtOnce = 200

/** Why the rest of a change was not sent; null if there was no answer. */
export class ChangeFault extends Error {
  constructor(readonly problem: Problem | null) {
    super('The change was not completed')
  }
}

export type ChangedCodes = {
  /** As they were before. */
  changed: readonly ListedCode[]
  failed: readonly { code: ListedCode; problem: ProblemKey }[]
  /** New edit keys of codes that left the workspace without one. */
  editKeys: readonly { slug: string; editKey: string; name: string }[]
  /** Whether the visitor stopped the change, or why it stopped. */
  stoppedBy?: 'visitor' | { problem: Problem | null }
}

type Watch = { signal: AbortSignal; onProgress: (done: number, total: number) => void }

/** Reads all codes that match a query. @throws ChangeFault; rejects when aborted */
export async function collectCodes(
  call: WorkspaceSession['call'],
  query: ListQuery,
  { signal, onProgress }: Watch,
): Promise<readonly ListedCode[]> {
  const { codes } = await loadCodes(
    (page) => callPatiently(call, 'GET /codes', { query: page, signal }),
    { query, count: Number.POSITIVE_INFINITY, onProgress },
  )
  return codes
}

/** Sends changes in parts. What was done before a stop or a problem is in the result. */
export async function runChanges(
  call: WorkspaceSession['call'],
  plans: readonly PlannedChange[],
  { signal, onProgress }: Watch,
): Promise<ChangedCodes> {
  const total = plans.reduce((sum, { codes }) => sum + codes.length, 0)
  const changed: ListedCode[] = []
  const failed: { code: ListedCode; problem: ProblemKey }[] = []
  const editKeys: { slug: string; editKey: string; name: string }[] = []
  try {
    for (const { change, codes } of plans) {
      for (let start = 0; start < codes.length; start += codesAtOnce) {
        signal.throwIfAborted()
        const part = codes.slice(start, start + codesAtOnce)
        const body = { ...change, codes: part.map(({ slug }) => slug) }
        const { results } = await callPatiently(call, 'POST /codes/batch', {
          ...{ body, signal },
        })
        for (const [index, code] of part.entries()) {
          const { problem, editKey } = results[index] ?? { problem: 'unavailable' as const }
          if (problem) failed.push({ code, problem })
          else changed.push(code)
          if (editKey) editKeys.push({ slug: code.slug, editKey, name: code.name })
        }
        onProgress(changed.length + failed.length, total)
      }
    }
    return { changed, failed, editKeys }
  } catch (cause) {
    if (signal.aborted) return { changed, failed, editKeys, stoppedBy: 'visitor' }
    if (!(cause instanceof ChangeFault)) throw cause
    return { changed, failed, editKeys, stoppedBy: { problem: cause.problem } }
  }
}

/** A limit per minute is waited for; longer ones end the change. */
const maxWaitSeconds = 60

/** Calls the API, and again after the limit of requests per minute. @throws ChangeFault */
async function callPatiently<Of extends ApiKey>(
  call: WorkspaceSession['call'],
  operation: Of,
  input: ClientCall<Of> & { signal: AbortSignal },
): Promise<ApiAnswer<Of>> {
  for (;;) {
    const answer = await call(operation, input)
    input.signal.throwIfAborted()
    if (answer.ok) return answer.body
    const seconds = Number(answer.problem?.values?.seconds ?? Number.POSITIVE_INFINITY)
    if (answer.problem?.key !== 'limited' || seconds > maxWaitSeconds) {
      throw new ChangeFault(answer.problem)
    }
    await waitFor(seconds, input.signal)
  }
}

function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
