import { type LabelKey, labelFor } from './label'

/** Returns the texts of the client components of the schedule. */
export function scheduleTexts(language: string) {
  const say = (key: LabelKey) => labelFor(language, key)
  return {
    open: say('schedule.open'),
    title: say('schedule.title'),
    lead: say('schedule.lead'),
    action: say('schedule.action'),
    publish: say('schedule.publish'),
    unpublish: say('schedule.unpublish'),
    languages: say('schedule.languages'),
    at: say('schedule.at'),
    zone: say('schedule.zone'),
    submit: say('schedule.submit'),
    done: say('schedule.done'),
    failed: say('schedule.failed'),
    changes: say('schedule.changes'),
    document: say('schedule.document'),
    language: say('schedule.language'),
    scheduledBy: say('schedule.scheduledBy'),
    status: say('schedule.status'),
    waiting: say('schedule.waiting'),
    completed: say('schedule.completed'),
    notDone: say('schedule.notDone'),
    cancel: say('schedule.cancel'),
    dismiss: say('schedule.dismiss'),
    retry: say('schedule.retry'),
    retried: say('schedule.retried'),
    removed: say('schedule.removed'),
    byDate: say('schedule.byDate'),
    byDateLead: say('schedule.byDateLead'),
  }
}

export type ScheduleTexts = ReturnType<typeof scheduleTexts>
