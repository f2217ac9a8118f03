import { labelFor } from '@/cms/admin/label'

export const maxFolderLength = 120
const maxDepth = 5

/** Normalizes the path of a folder, such as `Blog/2026`; null for no folder. */
export function tidyFolder(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const names = value
    .normalize('NFC')
    .split('/')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  return names.length > 0 ? names.join('/') : null
}

/** Returns what is wrong with a folder, as `tidyFolder` returns it, in the language of the admin. */
export function findFolderFault(folder: string | null, language: string): string | undefined {
  if (!folder) return undefined
  const isValid = folder.length <= maxFolderLength && folder.split('/').length <= maxDepth
  return isValid ? undefined : labelFor(language, 'pictures.folderFault')
}
