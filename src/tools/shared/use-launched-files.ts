import { useEffect } from 'react'
import { useHandler } from './use-handler'

type LaunchWindow = Window & {
  launchQueue?: { setConsumer: (consume: (launch: Launch) => void) => void }
}
type Launch = { files?: readonly { getFile: () => Promise<File> }[] }

/**
 * Receives files that the system opened with the installed site, also those from before the page
 * was loaded.
 */
export function useLaunchedFiles(onFiles: (files: File[]) => void): void {
  const handleFiles = useHandler(onFiles)
  useEffect(() => {
    ;(window as LaunchWindow).launchQueue?.setConsumer(async ({ files = [] }) => {
      if (files.length === 0) return
      // A file that no longer exists is omitted. An empty list is passed on, so that the failure is
      // reported.
      const opened = await Promise.allSettled(files.map((handle) => handle.getFile()))
      handleFiles(opened.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : [])))
    })
  }, [handleFiles])
}
