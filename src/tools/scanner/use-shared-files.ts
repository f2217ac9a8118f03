import { useEffect } from 'react'
import { queryParameters } from '@/paths'
import { useHandler } from '@/tools/shared/use-handler'

/**
 * Receives files that were shared with the installed site and opened this page.
 *
 * @param onFiles gets an empty list if the shared files did not arrive
 */
export function useSharedFiles(onFiles: (files: readonly Blob[]) => void): void {
  const handleFiles = useHandler(onFiles)
  useEffect(() => {
    const address = new URL(location.href)
    if (!address.searchParams.has(queryParameters.sharedFiles)) return
    // Reloading the page or copying its address must not repeat this.
    address.searchParams.delete(queryParameters.sharedFiles)
    history.replaceState(history.state, '', address)
    import('./sources/receive-shared-files')
      .then(({ receiveSharedFiles }) => receiveSharedFiles())
      .then(handleFiles)
      .catch(() => handleFiles([]))
  }, [handleFiles])
}
