import { useSyncExternalStore } from 'react'
import { type ExportFormat, fileEndings, mimeTypes } from './export-target'

const neverChanges = () => () => {}

/** Whether the browser's share sheet takes files of a format; never on a server. */
export function useCanShare(format: ExportFormat): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => canShare(format),
    () => false,
  )
}

function canShare(format: ExportFormat): boolean {
  if (typeof navigator.share !== 'function' || !navigator.canShare) return false
  const name = `code.${fileEndings[format]}`
  return navigator.canShare({ files: [new File([''], name, { type: mimeTypes[format] })] })
}
