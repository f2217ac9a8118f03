import { type FileUse, maxFilesPerCode } from '@/codes'

/** Returns a stored list of files; undefined for any other value. */
export function readFileUses(found: unknown): FileUse[] | undefined {
  return Array.isArray(found) && found.length <= 2 * maxFilesPerCode && found.every(isFileUse)
    ? found
    : undefined
}

function isFileUse(found: unknown): found is FileUse {
  const { id, role, caption } = { ...(found as Partial<FileUse> | null) }
  return [id, role, caption].every((part) => typeof part === 'string')
}
