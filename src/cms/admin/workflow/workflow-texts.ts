import { type LabelKey, labelFor } from '@/cms/admin/label'
import { type ActivityAction, activityActions } from '@/cms/workflow/activity/record-activity'
import { type Step, steps } from '@/cms/workflow/steps'

const keys = [
  'allLanguages',
  'approve',
  'approvePublish',
  'approvedBy',
  'ask',
  'askedBy',
  'assignToMe',
  'cancel',
  'colleagues',
  'commentDocument',
  'commentField',
  'comments',
  'deleteComment',
  'deletedField',
  'done',
  'giveBack',
  'goToField',
  'history',
  'more',
  'needsReview',
  'noComments',
  'noHistory',
  'noOne',
  'mentionHint',
  'publish',
  'reopen',
  'reopenComment',
  'reply',
  'resolve',
  'resolvedBy',
  'return',
  'returnLabel',
  'send',
  'server',
  'showResolved',
  'title',
  'unsaved',
  'wholeDocument',
] as const

export type WorkflowTexts = Record<
  (typeof keys)[number] | 'assignee' | 'deletedAccount' | 'failed',
  string
> & {
  steps: Record<Step, string>
  actions: Record<ActivityAction, string>
}

/** Returns the texts about the workflow in the language of the admin. */
export function workflowTexts(language: string): WorkflowTexts {
  const list = (names: readonly string[], prefix: string) =>
    Object.fromEntries(
      names.map((name) => [name, labelFor(language, `${prefix}.${name}` as LabelKey)]),
    )
  return {
    ...list(keys, 'workflow'),
    assignee: labelFor(language, 'translations.assignee'),
    deletedAccount: labelFor(language, 'schedule.deletedAccount'),
    failed: labelFor(language, 'translations.failed'),
    steps: list(steps, 'workflow.steps'),
    actions: list(activityActions, 'workflow.actions'),
  } as WorkflowTexts
}
