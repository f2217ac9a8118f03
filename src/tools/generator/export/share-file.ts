import { useSyncExternalStore } from 'react'
import { announceWorkDone } from '@/ui/work-done'
import { type ExportFormat, fileEndings, mimeTypes } from './export-target'

/**
 * - `waiting`: the click is too long ago for the browser; another click is needed
 * - `dismissed`: the visitor closed the share sheet
 */
type Shared = 'shared' | 'waiting' | 'dismissed'

/** Opens the share sheet with a file. */
export async function shareFile(file: File, title: string): Promise<Shared> {
  try {
    await navigator.share({ files: [file], title })
    announceWorkDone()
    return 'shared'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError') return 'waiting'
    if (name === 'AbortError') return 'dismissed'
    throw error
  }
}

const neverChanges = () => () => {}

/** Whether the browser's share sheet accepts files of a format; false on the server. */
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
