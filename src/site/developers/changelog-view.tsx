import { useFormatter, useTranslations } from 'next-intl'

/** Changes that users of the API notice, newest first; their texts are in `developers.changelog.list`. */
const changes = [
  { date: '2026-11-29', keys: ['access', 'checks', 'warnings'] },
  { date: '2026-11-24', keys: ['workspaces'] },
  { date: '2026-11-23', keys: ['creation'] },
] as const

/** What stays as it is in version 1 of the API, and what changed. */
export function ChangelogView() {
  const t = useTranslations('developers.changelog')
  const format = useFormatter()
  return (
    <>
      <section className="mt-10 border-line border-t pt-10">
        <h2 className="text-heading">{t('promise')}</h2>
        <p className="mt-3 max-w-prose">{t('text')}</p>
      </section>
      <section className="mt-12 border-line border-t pt-10">
        <h2 className="text-heading">{t('changes')}</h2>
        {changes.map(({ date, keys }) => (
          <section key={date} className="mt-6">
            <h3 className="text-subheading">
              <time dateTime={date}>
                {format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' })}
              </time>
            </h3>
            <ul className="mt-3 flex max-w-prose list-disc flex-col gap-3 ps-5">
              {keys.map((key) => (
                <li key={key}>{t(`list.${key}`)}</li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </>
  )
}
