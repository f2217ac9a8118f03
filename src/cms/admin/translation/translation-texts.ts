import { labelFor, type TextWithArguments, textFor } from '@/cms/admin/label'
import { type ShownTranslationState, shownStates } from '@/cms/translation/find-translations'
import { type WorkStep, workSteps } from '@/cms/workflow/steps'

const keys = [
  'all',
  'selectAll',
  'select',
  'assignee',
  'apply',
  'counts',
  'document',
  'failed',
  'kind',
  'language',
  'lead',
  'marked',
  'markUnaffected',
  'markUpToDate',
  'next',
  'me',
  'none',
  'noOne',
  'open',
  'pages',
  'previous',
  'reset',
  'search',
  'state',
  'title',
  'unaffectedHint',
  'unsaved',
] as const

export type TranslationTexts = Record<(typeof keys)[number], string> & {
  /** Which documents of how many are shown. */
  range: TextWithArguments
  states: Record<ShownTranslationState, string>
  step: string
  steps: Record<WorkStep, string>
}

/** Returns the texts about translations in the language of the admin. */
export function translationTexts(language: string): TranslationTexts {
  const texts = keys.map((key) => [key, labelFor(language, `translations.${key}`)])
  const states = shownStates.map((state) => [
    state,
    labelFor(language, `translations.states.${state}`),
  ])
  return {
    ...Object.fromEntries(texts),
    range: textFor(language, 'translations.range'),
    states: Object.fromEntries(states),
    step: labelFor(language, 'workflow.step'),
    steps: Object.fromEntries(
      workSteps.map((step) => [step, labelFor(language, `workflow.steps.${step}`)]),
    ) as TranslationTexts['steps'],
  }
}
