import { type LabelKey, labelFor } from '@/cms/admin/label'
import { type ActivityAction, activityActions } from '@/cms/workflow/activity/record-activity'
import { type WorkStep, workSteps } from '@/cms/workflow/steps'

export type WorkflowTexts = ReturnType<typeof workflowTexts>

/** Returns the texts about the workflow in the language of the admin. */
export function workflowTexts(language: string) {
  const text = (key: LabelKey) => labelFor(language, key)
  return {
    allLanguages: text('workflow.allLanguages'),
    approve: text('workflow.approve'),
    approvePublish: text('workflow.approvePublish'),
    approvedBy: text('workflow.approvedBy'),
    ask: text('workflow.ask'),
    askedBy: text('workflow.askedBy'),
    assignToMe: text('workflow.assignToMe'),
    cancel: text('workflow.cancel'),
    colleagues: text('workflow.colleagues'),
    commentDocument: text('workflow.commentDocument'),
    commentField: text('workflow.commentField'),
    comments: text('workflow.comments'),
    deleteComment: text('workflow.deleteComment'),
    deletedField: text('workflow.deletedField'),
    done: text('workflow.done'),
    giveBack: text('workflow.giveBack'),
    goToField: text('workflow.goToField'),
    history: text('workflow.history'),
    more: text('workflow.more'),
    needsReview: text('workflow.needsReview'),
    noComments: text('workflow.noComments'),
    noHistory: text('workflow.noHistory'),
    noOne: text('workflow.noOne'),
    mentionHint: text('workflow.mentionHint'),
    publish: text('workflow.publish'),
    reopen: text('workflow.reopen'),
    reopenComment: text('workflow.reopenComment'),
    reply: text('workflow.reply'),
    resolve: text('workflow.resolve'),
    resolvedBy: text('workflow.resolvedBy'),
    return: text('workflow.return'),
    returnLabel: text('workflow.returnLabel'),
    send: text('workflow.send'),
    server: text('workflow.server'),
    showResolved: text('workflow.showResolved'),
    title: text('workflow.title'),
    unsaved: text('workflow.unsaved'),
    wholeDocument: text('workflow.wholeDocument'),
    assignee: text('translations.assignee'),
    deletedAccount: text('schedule.deletedAccount'),
    failed: text('translations.failed'),
    steps: Object.fromEntries(
      workSteps.map((step) => [step, text(`workflow.steps.${step}`)]),
    ) as Record<WorkStep, string>,
    actions: Object.fromEntries(
      activityActions.map((action) => [action, text(`workflow.actions.${action}`)]),
    ) as Record<ActivityAction, string>,
  }
}
