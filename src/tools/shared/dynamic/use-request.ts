import { useState } from 'react'
import type { Problem } from '@/codes'
import type { ApiAnswer, ApiKey } from '@/data/operations/api-types'
import { type ClientCall, callApi } from './code-client'
import { useProblemMessage } from './use-problem-message'

/**
 * Sends one request at a time. `fault` is why the last one failed.
 *
 * @param describe returns the text of a problem that the usual one does not fit
 */
export function useApiRequest(
  call: typeof callApi = callApi,
  describe?: (problem: Problem | null) => string | undefined,
) {
  const problemMessage = useProblemMessage()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  /** Returns the response in an object, or undefined if the request failed. */
  const send = async <Of extends ApiKey>(
    operation: Of,
    input?: ClientCall<Of>,
  ): Promise<{ body: ApiAnswer<Of> } | undefined> => {
    if (isBusy) return undefined
    setBusy(true)
    setFault(undefined)
    const answer = await call(operation, input)
    setBusy(false)
    if (answer.ok) return { body: answer.body }
    setFault(describe?.(answer.problem) ?? problemMessage(answer.problem))
    return undefined
  }
  return { send, isBusy, fault, setFault }
}

export type SentRequest = ReturnType<typeof useApiRequest>
