import { createContext, useContext, useState } from 'react'
import type { ListedCode } from '@/codes'
import { everyCode } from '@/tools/shared/code-list/code-query'
import { useHandler } from '@/tools/shared/use-handler'
import { useWorkspace } from '../workspace-session'
import { useBulk } from './use-bulk'
import { useFolders } from './use-folders'
import { useKnownTags } from './use-known-tags'
import { type Selection, useSelection } from './use-selection'
import { useWorkspaceCodes } from './use-workspace-codes'

/** A change that needs an input or a confirmation. */
export type BulkDialog = { kind: 'tag' | 'move' | 'delete' | 'remove'; selection: Selection }

/** The codes of a workspace, which of them are selected, and what is done with them. */
export function useDeskState() {
  const { refresh } = useWorkspace()
  const [query, setQuery] = useState(everyCode)
  const list = useWorkspaceCodes(query)
  const folders = useFolders()
  const tags = useKnownTags(list.codes)
  const selecting = useSelection(list.codes, query, list.shownQuery)
  const [dialog, setDialog] = useState<BulkDialog>()
  const reload = () => Promise.all([list.reload(), folders.reload()])
  const bulk = useBulk(query, async () => {
    selecting.clear()
    await reload()
  })
  /** Shows codes that were added, and a note about them. */
  const showAdded = useHandler(async (note: string) => {
    bulk.setOutcome({ note })
    await Promise.all([reload(), refresh()])
  })
  return { query, setQuery, list, folders, tags, selecting, dialog, setDialog, bulk, showAdded }
}

const DeskContext = createContext<ReturnType<typeof useDeskState> | null>(null)
export const DeskProvider = DeskContext.Provider

export function useWorkspaceDesk() {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useWorkspaceDesk needs a WorkspaceDesk above it')
  return desk
}

export function selectOne(code: ListedCode): Selection {
  return { codes: new Map([[code.slug, code]]), isAll: false }
}
