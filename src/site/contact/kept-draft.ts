import { type ContactDraft, contactFields } from '@/cms/contact/check-contact-draft'
import { storedValue } from '@/std/stored-value'

/**
 * What was typed and since when, in milliseconds since 1970. Lives as long as the tab: a reload, a
 * lost connection or a look at another page costs nothing.
 */
export const keptDraft = storedValue('sessionStorage', 'contact-draft', (found) => {
  const { draft, startedAt } = (found ?? {}) as {
    draft?: Record<string, unknown>
    startedAt?: unknown
  }
  if (!draft) return undefined
  const read = (name: string) => (typeof draft[name] === 'string' ? draft[name] : '')
  const texts = contactFields.map((field) => [field, read(field)])
  return { draft: Object.fromEntries(texts) as ContactDraft, startedAt: Number(startedAt) || 0 }
})
