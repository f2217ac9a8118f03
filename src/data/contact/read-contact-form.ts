import { type ContactDraft, contactFields } from '@/cms/contact/check-contact-draft'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { contactExtras } from './contact-answer'

export type ContactPost = { draft: ContactDraft; locale: Locale; isByProgram: boolean }

/** No one reads, fills in and sends the form in less. */
const minFillMs = 2000

/** What a browser sent, whatever it was: missing fields are empty, files count as missing. */
export function readContactForm(form: FormData): ContactPost {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const locale = read(contactExtras.locale)
  const elapsedMs = Number.parseInt(read(contactExtras.elapsed), 10)
  return {
    draft: Object.fromEntries(contactFields.map((field) => [field, read(field)])) as ContactDraft,
    locale: isLocale(locale) ? locale : defaultLocale,
    // A clock that was set back is no proof of anything.
    isByProgram: read(contactExtras.trap) !== '' || (elapsedMs >= 0 && elapsedMs < minFillMs),
  }
}
