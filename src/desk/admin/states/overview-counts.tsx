import Link from 'next/link'
import type { DeskLanguage } from '../../languages'
import { overviewPath } from '../../routes'
import {
  shownStates,
  type TranslationCount,
  type TranslationFilter,
} from '../../states/find-translations'
import { writeFilter } from '../../states/overview/filter-address'
import type { DeskTexts } from '../../texts'
import layout from '../layout.module.css'
import { LanguageHeaders } from './language-headers'
import styles from './overview.module.css'
import { StateMark } from './state-mark'

type Props = {
  counts: readonly TranslationCount[]
  filter: TranslationFilter
  t: DeskTexts
  languages: readonly DeskLanguage[]
}

/** How many documents each language has in each state, as links to them. */
export function OverviewCounts({ counts, filter, t, languages }: Props) {
  const find = (locale: string, state: string) =>
    counts.find((count) => count.locale === locale && count.state === state)?.documents ?? 0
  return (
    <div className={`${styles.table} ${styles.counts}`}>
      <table>
        <caption className={layout.hidden}>{t('translations.counts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('translations.state')}</th>
            <LanguageHeaders languages={languages} />
          </tr>
        </thead>
        <tbody>
          {shownStates.map((state) => (
            <tr key={state}>
              <th scope="row">
                <StateMark state={state} /> {t(`translations.states.${state}`)}
              </th>
              {languages.map(({ code }) => {
                const documents = find(code, state)
                const isChosen = filter.locale === code && filter.state === state
                const query = writeFilter({ ...filter, locale: code, state, page: 1 })
                return (
                  <td key={code}>
                    {documents > 0 ? (
                      <Link
                        href={`${overviewPath}${query}`}
                        prefetch={false}
                        aria-current={isChosen || undefined}
                      >
                        {documents}
                      </Link>
                    ) : (
                      documents
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
