import { useCallback, useEffect, useState } from 'react'
import type { WorkspaceFolder } from '@/codes'
import { useWorkspace } from '../workspace-session'

/** The folders of the workspace, in alphabetical order; none until they are read. */
export function useFolders() {
  const { call } = useWorkspace()
  const [folders, setFolders] = useState<readonly WorkspaceFolder[]>([])
  const reload = useCallback(async () => {
    const answer = await call('GET /workspace/folders')
    if (answer.ok) setFolders(answer.body)
  }, [call])
  useEffect(() => {
    void reload()
  }, [reload])
  const nameOf = (id: string | null) => folders.find((folder) => folder.id === id)?.name
  return { folders, reload, nameOf }
}
