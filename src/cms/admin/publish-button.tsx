import type { PublishButtonServerProps } from 'payload'
import { locales } from '@/i18n/locales'
import { labelFor } from './label'
import { PublishControls } from './publish-controls'
import { scheduleTexts } from './schedule-texts'

/** Payload’s button, which publishes the edited language, and the list of all languages. */
export function PublishButton({ i18n }: PublishButtonServerProps) {
  const { language } = i18n
  const translate = (key: Parameters<typeof labelFor>[1]) => labelFor(language, key)
  return (
    <PublishControls
      names={Object.fromEntries(locales.map(({ code, name }) => [code, name]))}
      schedule={scheduleTexts(language)}
      texts={{
        open: translate('publication.open'),
        title: translate('publication.title'),
        lead: translate('publication.lead'),
        published: translate('publication.published'),
        changed: translate('publication.changed'),
        draft: translate('publication.draft'),
        empty: translate('publication.empty'),
        missing: translate('publication.missing'),
        publish: translate('publication.publish'),
        done: translate('publication.done'),
        failed: translate('publication.failed'),
        shared: translate('refusals.shared'),
        removedTitle: translate('publication.removedTitle'),
        removedText: translate('publication.removedText'),
        removedConfirm: translate('publication.removedConfirm'),
      }}
    />
  )
}
