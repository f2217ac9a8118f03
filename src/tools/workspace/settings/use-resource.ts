import { useCallback, useEffect, useState } from 'react'
import type { Problem } from '@/codes'
import type { ApiAnswer, ApiInput, ApiKey } from '@/data/operations/api-types'
import { useWorkspace } from '../workspace-session'

type Read<Body> = {
  /** Undefined until it is read. */
  body: Body | undefined
  /** Why the last request failed: null without a response, undefined if it did not fail. */
  problem: Problem | null | undefined
}

/** Reads a part of the workspace, such as the list of its keys. */
export function useResource<Of extends ApiKey>(
  operation: Of,
  input: Pick<ApiInput<Of>, 'params' | 'query'> = {},
) {
  const { call } = useWorkspace()
  const [read, setRead] = useState<Read<ApiAnswer<Of>>>({ body: undefined, problem: undefined })
  // A new object with the same values is the same request.
  const written = JSON.stringify(input)
  const reload = useCallback(async () => {
    const answer = await call(operation, JSON.parse(written) as ApiInput<Of>)
    setRead(({ body }) =>
      answer.ok ? { body: answer.body, problem: undefined } : { body, problem: answer.problem },
    )
  }, [call, operation, written])
  useEffect(() => {
    void reload()
  }, [reload])
  return { ...read, reload }
}

export type Resource<Body> = Read<Body> & { reload: () => Promise<void> }
