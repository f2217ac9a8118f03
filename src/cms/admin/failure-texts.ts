import { type LabelKey, labelFor } from './label'

/** Returns the texts of the list of failures. */
export function failureTexts(language: string) {
  const translate = (key: LabelKey) => labelFor(language, key)
  return {
    title: translate('failures.title'),
    what: translate('failures.what'),
    reason: translate('failures.reason'),
    failedAt: translate('failures.failedAt'),
    nextAt: translate('failures.nextAt'),
    never: translate('failures.never'),
    runNow: translate('failures.runNow'),
    started: translate('failures.started'),
    sendNow: translate('failures.sendNow'),
    sent: translate('failures.sent'),
    notSent: translate('failures.notSent'),
    failed: translate('failures.failed'),
    dismiss: translate('schedule.dismiss'),
  }
}

export type FailureTexts = ReturnType<typeof failureTexts>
