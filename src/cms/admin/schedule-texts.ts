import { type LabelKey, labelFor } from './label'

/** Returns the texts of the client components of the schedule. */
export function scheduleTexts(language: string) {
  const translate = (key: LabelKey) => labelFor(language, key)
  return {
    open: translate('schedule.open'),
    lead: translate('schedule.lead'),
    action: translate('schedule.action'),
    publish: translate('schedule.publish'),
    unpublish: translate('schedule.unpublish'),
    languages: translate('schedule.languages'),
    at: translate('schedule.at'),
    zone: translate('schedule.zone'),
    submit: translate('schedule.submit'),
    done: translate('schedule.done'),
    failed: translate('schedule.failed'),
    changes: translate('schedule.changes'),
    document: translate('schedule.document'),
    language: translate('schedule.language'),
    scheduledBy: translate('schedule.scheduledBy'),
    status: translate('schedule.status'),
    waiting: translate('schedule.waiting'),
    completed: translate('schedule.completed'),
    notDone: translate('schedule.notDone'),
    cancel: translate('schedule.cancel'),
    dismiss: translate('schedule.dismiss'),
    retry: translate('schedule.retry'),
    retried: translate('schedule.retried'),
    removed: translate('schedule.removed'),
    byDate: translate('schedule.byDate'),
    byDateLead: translate('schedule.byDateLead'),
  }
}

export type ScheduleTexts = ReturnType<typeof scheduleTexts>
