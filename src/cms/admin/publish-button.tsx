import type { PublishButtonServerProps } from 'payload'
import { locales } from '@/i18n/locales'
import { languageTexts } from './language-texts'
import { PublishControls } from './publish-controls'
import { scheduleTexts } from './schedule-texts'

/** The button that publishes the edited language, and the list of all languages. */
export function PublishButton({ i18n: { language } }: PublishButtonServerProps) {
  return (
    <PublishControls
      names={Object.fromEntries(locales.map(({ code, name }) => [code, name]))}
      schedule={scheduleTexts(language)}
      texts={languageTexts(language)}
    />
  )
}
