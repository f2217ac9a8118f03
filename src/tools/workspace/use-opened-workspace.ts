import { useCallback, useEffect, useState } from 'react'
import type { WorkspaceView } from '@/codes'
import { callApi } from '@/tools/shared/dynamic/code-client'
import {
  changeWorkspaceKey,
  findWorkspaceKey,
  type StoredWorkspaceKey,
} from '@/tools/shared/workspaces/workspace-keys'
import { describeRights, type WorkspaceSession } from './workspace-session'

export type OpenedWorkspace =
  | { is: 'loading' }
  | { is: 'ready'; session: WorkspaceSession }
  /** The key was revoked, or the workspace was deleted. */
  | { is: 'lost' }
  | { is: 'unreachable'; retry: () => void }

type Found =
  | { is: 'ready'; workspace: WorkspaceView; secret: string }
  | { is: 'lost' | 'unreachable'; secret: string }

/** Reads the workspace of a key, and again when the key changes. */
export function useOpenedWorkspace(key: StoredWorkspaceKey | undefined): OpenedWorkspace {
  const [found, setFound] = useState<Found>()
  const secret = key?.secret

  const show = useCallback(
    (workspace: WorkspaceView) => {
      if (!secret) return
      const { id, name } = workspace
      const { role } = workspace.key
      const known = findWorkspaceKey(id)
      if (known && (known.name !== name || known.role !== role)) {
        changeWorkspaceKey(id, { name, role })
      }
      setFound({ is: 'ready', workspace, secret })
    },
    [secret],
  )
  const call = useCallback<WorkspaceSession['call']>(
    async (operation, options) => {
      const answer = await callApi(operation, {
        ...options,
        editKey: secret ?? '',
      } as typeof options)
      const isLost = !answer.ok && answer.problem?.key === 'unauthorised'
      if (isLost && secret) setFound({ is: 'lost', secret })
      return answer
    },
    [secret],
  )
  const refresh = useCallback(async () => {
    if (!secret) return
    const answer = await call('GET /workspace')
    if (answer.ok) return show(answer.body)
    // A workspace that is shown remains usable until the next request succeeds.
    setFound((known) =>
      known?.secret === secret && known.is !== 'unreachable'
        ? known
        : { is: 'unreachable', secret },
    )
  }, [secret, call, show])

  useEffect(() => {
    refresh()
  }, [refresh])

  if (!found || found.secret !== secret) return { is: 'loading' }
  if (found.is === 'lost') return { is: 'lost' }
  if (found.is !== 'ready') {
    const retry = () => {
      setFound(undefined)
      refresh()
    }
    return { is: 'unreachable', retry }
  }
  const { workspace } = found
  const rights = describeRights(workspace)
  return { is: 'ready', session: { workspace, secret, ...rights, call, refresh, show } }
}
