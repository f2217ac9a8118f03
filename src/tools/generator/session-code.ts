import { type FileUse, maxFilesPerCode, readSlug } from '@/codes'
import { type PageDraft, type PageType, pickFields } from '@/qr/content'
import { storedValue } from '@/std/stored-value'

/**
 * The code of a type in this tab. The slug is null for a dynamic code that is not saved, and
 * undefined for a static one.
 */
export type SessionCode = {
  draft: Partial<PageDraft>
  slug?: string | null
  files: readonly FileUse[]
}

/**
 * Codes are stored for the lifetime of the tab only: a Wi-Fi password must not remain on a machine.
 */
const stored = (type: PageType) =>
  storedValue('sessionStorage', `generator:code:${type}`, (found): SessionCode => {
    const { draft, slug, files } = { ...(found as Partial<Record<string, unknown>> | null) }
    return {
      draft: typeof draft === 'object' && draft !== null ? pickFields(type, draft) : {},
      ...(slug !== undefined && { slug: (typeof slug === 'string' && readSlug(slug)) || null }),
      files: readFileUses(files),
    }
  })

export function findSessionCode(type: PageType): SessionCode {
  return stored(type).read()
}

export function storeSessionCode(type: PageType, code: SessionCode): void {
  stored(type).write(code)
}

/** Returns a stored list of files; empty for any other value. */
export function readFileUses(found: unknown): FileUse[] {
  const isList = Array.isArray(found) && found.length <= 2 * maxFilesPerCode
  return isList && found.every(isFileUse) ? found : []
}

function isFileUse(found: unknown): found is FileUse {
  const { id, role, caption } = { ...(found as Partial<FileUse> | null) }
  return [id, role, caption].every((part) => typeof part === 'string')
}
