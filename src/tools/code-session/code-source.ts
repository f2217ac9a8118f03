import { type OwnedKey, workspaceKeyPattern } from '@/codes'
import { paths } from '@/paths'

/** Where a code is edited: with its own key, which this browser stores, or with a workspace's. */
export type CodeSource = {
  place: 'browser' | 'workspace'
  owned: OwnedKey
  /** The page that lists the code. */
  list: string
}

export function sourceOf(owned: OwnedKey): CodeSource {
  return workspaceKeyPattern.test(owned.editKey)
    ? { place: 'workspace', owned, list: paths.workspace }
    : { place: 'browser', owned, list: paths.myCodes }
}
