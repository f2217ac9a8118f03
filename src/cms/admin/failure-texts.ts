import { type LabelKey, labelFor } from './label'

/** Returns the texts of the list of failures. */
export function failureTexts(language: string) {
  const say = (key: LabelKey) => labelFor(language, key)
  return {
    title: say('failures.title'),
    what: say('failures.what'),
    reason: say('failures.reason'),
    failedAt: say('failures.failedAt'),
    nextAt: say('failures.nextAt'),
    never: say('failures.never'),
    runNow: say('failures.runNow'),
    started: say('failures.started'),
    sendNow: say('failures.sendNow'),
    sent: say('failures.sent'),
    notSent: say('failures.notSent'),
    failed: say('failures.failed'),
    dismiss: say('schedule.dismiss'),
  }
}

export type FailureTexts = ReturnType<typeof failureTexts>
