import { type ContactDraft, contactFields } from '@/cms/contact/check-contact-draft'

/** What was typed and since when, in milliseconds since 1970. */
export type KeptDraft = { draft: ContactDraft; startedAt: number }

const key = 'contact-draft'

/** Lives as long as the tab: a reload, a lost connection or a look at another page costs nothing. */
export function keepDraft(kept: KeptDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // No storage, or no room in it: the form itself still has everything.
  }
}

export function findKeptDraft(): KeptDraft | undefined {
  try {
    const { draft, startedAt } = JSON.parse(sessionStorage.getItem(key) ?? '')
    const read = (name: string) => (typeof draft[name] === 'string' ? draft[name] : '')
    const texts = contactFields.map((field) => [field, read(field)])
    return { draft: Object.fromEntries(texts) as ContactDraft, startedAt: Number(startedAt) || 0 }
  } catch {
    return undefined
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was kept either.
  }
}
