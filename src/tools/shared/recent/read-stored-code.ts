import { readDraft } from '@/qr/content'
import { readDesign } from '@/qr/design'
import { hasSafeLogo } from '@/qr/share'
import { type RecentCode, storedNameMaxLength } from './recent-code'

const linkForm = /^HTTPS?:\/\/[^\s/]{1,260}\/Q\/[0-9A-Z][0-9A-Z-]{1,62}[0-9A-Z]$/

/**
 * Reads a stored code from a file or an earlier version of the site; undefined for anything else.
 */
export function readStoredCode(value: unknown): RecentCode | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, version, name, isNamed, createdAt, updatedAt, ...code } = value as {
    [member: string]: unknown
  }
  if (version !== 1 || typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return undefined
  const draft = readDraft(code.draft)
  const design = readDesign(code.design)
  if (!draft || !design || !isMoment(createdAt) || !isMoment(updatedAt)) return undefined
  const link = typeof code.link === 'string' && linkForm.test(code.link) && { link: code.link }
  const words = typeof name === 'string' ? name.trim().slice(0, storedNameMaxLength) : ''
  const kept = {
    id,
    version: 1,
    name: words,
    draft,
    ...link,
    design,
    createdAt,
    updatedAt,
  } as const
  return isNamed === true && words !== '' ? { ...kept, isNamed } : kept
}

/** Works like `readStoredCode`, for codes from other people, and also rejects unsafe logos. */
export async function readForeignCode(value: unknown): Promise<RecentCode | undefined> {
  const code = readStoredCode(value)
  return code && (await hasSafeLogo(code.design)) ? code : undefined
}

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 8.64e15
}
