import type { PublishButtonServerProps } from 'payload'
import { locales } from '@/i18n/locales'
import { labelFor } from './label'
import { PublishControls } from './publish-controls'
import { scheduleTexts } from './schedule-texts'

/** Payload’s button, which publishes the edited language, and the list of all languages. */
export function PublishButton({ i18n }: PublishButtonServerProps) {
  const { language } = i18n
  const say = (key: Parameters<typeof labelFor>[1]) => labelFor(language, key)
  return (
    <PublishControls
      names={Object.fromEntries(locales.map(({ code, name }) => [code, name]))}
      schedule={scheduleTexts(language)}
      texts={{
        open: say('publication.open'),
        title: say('publication.title'),
        lead: say('publication.lead'),
        published: say('publication.published'),
        changed: say('publication.changed'),
        draft: say('publication.draft'),
        empty: say('publication.empty'),
        missing: say('publication.missing'),
        publish: say('publication.publish'),
        done: say('publication.done'),
        failed: say('publication.failed'),
        shared: say('refusals.shared'),
        removedTitle: say('publication.removedTitle'),
        removedText: say('publication.removedText'),
        removedConfirm: say('publication.removedConfirm'),
      }}
    />
  )
}
