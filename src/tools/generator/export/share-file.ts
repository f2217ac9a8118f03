import { tellWorkDone } from '@/ui/work-done'

/**
 * - `waiting`: the press is too long ago for the browser's liking; a new one will do
 * - `dismissed`: the person thought better of it
 */
type Shared = 'shared' | 'waiting' | 'dismissed'

/** Opens the share sheet with a file. */
export async function shareFile(file: File, title: string): Promise<Shared> {
  try {
    await navigator.share({ files: [file], title })
    tellWorkDone()
    return 'shared'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError') return 'waiting'
    if (name === 'AbortError') return 'dismissed'
    throw error
  }
}
