import { useEffect } from 'react'
import { useHandler } from '@/tools/shared/use-handler'

/**
 * Files that were shared with the installed site and led to this page.
 *
 * @param onFiles is notified of an empty list where what was shared did not arrive
 */
export function useSharedFiles(onFiles: (files: readonly Blob[]) => void): void {
  const take = useHandler(onFiles)
  useEffect(() => {
    const address = new URL(location.href)
    if (!address.searchParams.has('shared')) return
    // Returning to the page, or passing its address on, shares nothing.
    address.searchParams.delete('shared')
    history.replaceState(history.state, '', address)
    import('./sources/receive-shared-files')
      .then(({ receiveSharedFiles }) => receiveSharedFiles())
      .then(take)
      .catch(() => take([]))
  }, [take])
}
