import { labelFor } from '@/cms/admin/label'
import { formAddress } from '@/desk/admin/states/form-address'
import { type Kinds, nameDocument } from '@/desk/admin/states/list-kinds'
import { overviewPath } from '@/desk/routes'
import { type LanguageWork, openStates } from '@/desk/states/find-work'
import { env } from '@/env'
import { type Locale, locales } from '@/i18n/locales'
import { paths } from '@/paths'

/** Writes the email about new work in the languages of a translator. */
export function writeDigest(
  work: readonly LanguageWork[],
  kinds: Kinds,
  language: Locale,
): { subject: string; text: string } {
  const text = (key: 'all' | 'lead' | 'stop' | 'subject') =>
    labelFor(language, `translations.digest.${key}`)
  const address = (path: string) => new URL(path, env.SITE_URL).href
  const stateOf = (state: (typeof openStates)[number]) =>
    labelFor(language, `translations.states.${state}`)
  const sections = work
    .filter(({ tasks }) => tasks.length > 0)
    .flatMap(({ locale, tasks, counts }) => [
      locales.find(({ code }) => code === locale)?.name ?? locale,
      ...tasks.map(
        ({ entity, id, title, state, firstPath }) =>
          `${nameDocument(kinds, entity, id, title)} · ${stateOf(state)}\n${address(
            formAddress(entity, id, locale, firstPath),
          )}`,
      ),
      `${text('all')}\n${openStates
        .filter((state) => counts[state])
        .map((state) => `${stateOf(state)} (${counts[state]})`)
        .join(' · ')}\n${address(`${overviewPath}?language=${locale}`)}`,
    ])
  return {
    subject: `${text('subject')} · ${new URL(env.SITE_URL).host}`,
    text: [
      labelFor(language, 'accounts.mail.greeting'),
      text('lead'),
      ...sections,
      `${text('stop')}\n${address(`${paths.admin}/account`)}`,
    ].join('\n\n'),
  }
}
