import { useCallback, useEffect, useState } from 'react'
import type { Problem } from '@/codes'
import { useWorkspace, type WorkspaceApiPath } from '../workspace-session'

type Read<Body> = {
  /** Undefined until it is read. */
  body: Body | undefined
  /** Why the last request failed: null without a response, undefined if it did not fail. */
  problem: Problem | null | undefined
}

/** Reads a part of the workspace, such as the list of its keys. */
export function useResource<Body>(path: WorkspaceApiPath) {
  const { call } = useWorkspace()
  const [read, setRead] = useState<Read<Body>>({ body: undefined, problem: undefined })
  const reload = useCallback(async () => {
    const answer = await call<Body>(path)
    setRead(({ body }) =>
      answer.ok ? { body: answer.body, problem: undefined } : { body, problem: answer.problem },
    )
  }, [call, path])
  useEffect(() => {
    void reload()
  }, [reload])
  return { ...read, reload }
}

export type Resource<Body> = ReturnType<typeof useResource<Body>>
