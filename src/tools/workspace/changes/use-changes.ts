import { useEffect, useState } from 'react'
import type { Problem, WorkspaceChange } from '@/codes'
import { useHandler } from '@/tools/shared/use-handler'
import { useWorkspace } from '../workspace-session'

const pageSize = 50

type Log = {
  status: 'loading' | 'ready'
  changes: readonly WorkspaceChange[]
  cursor: string | null
  /** Why the last request failed; undefined if it did not. */
  problem: Problem | null | undefined
  isLoadingMore: boolean
}

const noLog: Log = {
  ...{ status: 'loading', changes: [], cursor: null, problem: undefined, isLoadingMore: false },
}

/** The change log of the workspace or of one code, the last change first, a page at a time. */
export function useChanges(slug: string | null) {
  const { call } = useWorkspace()
  const [log, setLog] = useState(noLog)

  const load = useHandler(async (cursor: string | null) => {
    const query = {
      ...{ limit: String(pageSize) },
      ...(slug && { slug }),
      ...(cursor && { cursor }),
    }
    setLog((shown) => ({ ...shown, problem: undefined, isLoadingMore: cursor !== null }))
    const answer = await call('GET /workspace/changes', { query })
    setLog((shown) => {
      const done = { ...shown, status: 'ready' as const, isLoadingMore: false }
      if (!answer.ok) return { ...done, problem: answer.problem }
      const { changes, cursor: next } = answer.body
      return { ...done, changes: cursor ? [...shown.changes, ...changes] : changes, cursor: next }
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code has another log
  useEffect(() => {
    void load(null)
  }, [slug, load])
  const { cursor, ...shown } = log
  return {
    ...shown,
    hasMore: cursor !== null,
    reload: () => load(null),
    loadMore: () => void load(cursor),
  }
}
