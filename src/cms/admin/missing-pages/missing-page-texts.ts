import { type LabelKey, labelFor } from '@/cms/admin/label'

/** Returns the texts of the actions for a missing page. */
export function missingPageTexts(language: string) {
  const translate = (key: LabelKey) => labelFor(language, key)
  return {
    redirect: translate('missingPages.redirect'),
    title: translate('missingPages.dialog'),
    from: translate('addresses.from'),
    to: translate('addresses.to'),
    toHint: translate('addresses.toHint'),
    suggestions: translate('missingPages.suggestions'),
    noSuggestions: translate('missingPages.noSuggestions'),
    submit: translate('missingPages.submit'),
    created: translate('missingPages.created'),
    dismiss: translate('schedule.dismiss'),
    dismissed: translate('missingPages.done'),
    reopen: translate('missingPages.reopen'),
    reopened: translate('missingPages.reopened'),
    failed: translate('failures.failed'),
  }
}

export type MissingPageTexts = ReturnType<typeof missingPageTexts>
