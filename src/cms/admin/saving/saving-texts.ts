import { type LabelKey, labelFor, textFor } from '../label'

const keys = [
  'allSaved',
  'conflict',
  'discard',
  'forbidden',
  'foundHint',
  'gone',
  'kept',
  'notKept',
  'notSaved',
  'offline',
  'refused',
  'restore',
  'restoreFailed',
  'saved',
  'saving',
  'signIn',
  'signedOut',
  'tooLarge',
  'tryAgain',
  'typed',
  'unreachable',
  'unsaved',
  'what',
] as const satisfies readonly (keyof typeof import('@/i18n/messages/en.json')['admin']['saving'])[]

/** Returns the texts of the state of saving. */
export function savingTexts(language: string) {
  const texts = keys.map((key) => [key, labelFor(language, `saving.${key}` as LabelKey)])
  return {
    ...(Object.fromEntries(texts) as Record<(typeof keys)[number], string>),
    found: textFor(language, 'saving.found'),
    savedAt: textFor(language, 'saving.savedAt'),
  }
}

export type SavingTexts = ReturnType<typeof savingTexts>
