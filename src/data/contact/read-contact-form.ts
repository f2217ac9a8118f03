import { type ContactDraft, contactFields } from '@/cms/contact/check-contact-draft'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { contactExtras } from './contact-answer'

export type ContactPost = { draft: ContactDraft; locale: Locale; isByProgram: boolean }

/** Minimum time in which a person can read, fill in and send the form. */
const minFillMs = 2000

/** Reads a submitted form of any shape: missing fields are empty, files count as missing. */
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
    // A negative time means that the clock was set back, which does not indicate a program.
    isByProgram: read(contactExtras.trap) !== '' || (elapsedMs >= 0 && elapsedMs < minFillMs),
  }
}
