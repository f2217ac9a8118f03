import { useEffect } from 'react'
import { useHandler } from '@/tools/shared/use-handler'

/**
 * Files that were shared with the installed site and led to this page.
 *
 * @param onFiles is told of an empty list where what was shared did not arrive
 */
export function useSharedFiles(onFiles: (files: readonly Blob[]) => void): void {
  const take = useHandler(onFiles)
  useEffect(() => {
    const address = new URL(location.href)
    if (!address.searchParams.has('shared')) return
    // Whoever comes back to the page, or passes its address on, shares nothing.
    address.searchParams.delete('shared')
    history.replaceState(history.state, '', address)
    import('./sources/take-shared-files')
      .then(({ takeSharedFiles }) => takeSharedFiles())
      .then(take)
      .catch(() => take([]))
  }, [take])
}
