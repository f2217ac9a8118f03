'use client'

import { Button } from '@payloadcms/ui'
import Link from 'next/link'
import { useId } from 'react'
import type { DeskLocale } from '../../languages'
import type { BulkResult } from '../../states/bulk/run-bulk-action'
import layout from '../layout.module.css'
import { useDeskTexts } from '../use-desk-texts'
import { formAddress } from './form-address'
import styles from './overview.module.css'
import type { BulkRun } from './use-bulk-run'

/** Results that are listed; the numbers count all of them. */
const mostListed = 200
const outcomes = ['done', 'scheduled', 'unchanged', 'refused'] as const

type Props = {
  run: BulkRun
  languages: readonly { code: DeskLocale; name: string }[]
  onStop: () => void
}

/** The progress of an action on selected documents, and what became of each. */
export function BulkReport({ run, languages, onStop }: Props) {
  const t = useDeskTexts()
  const bar = useId()
  const { state, total, results } = run
  const refused = results.filter(({ outcome }) => outcome === 'refused')
  const progress = t('translations.bulk.working', { done: results.length, total })
  return (
    <div className={`${layout.dialog} ${styles.dialog}`}>
      <label htmlFor={bar}>{progress}</label>
      <progress id={bar} max={total} value={results.length} />
      {state === 'running' ? (
        <>
          <p>{t('translations.bulk.keepOpen')}</p>
          <Button buttonStyle="secondary" onClick={onStop}>
            {t('translations.bulk.stop')}
          </Button>
        </>
      ) : (
        <div role="status">
          {state === 'stopped' && <p>{t('translations.bulk.stopped')}</p>}
          {state === 'failed' && <p className={layout.error}>{t('translations.failed')}</p>}
          <ul className={`${layout.list} ${layout.row}`}>
            {outcomes.map((outcome) => {
              const count = results.filter((one) => one.outcome === outcome).length
              return (
                count > 0 && (
                  <li key={outcome} data-outcome={outcome}>
                    {t(`translations.bulk.outcomes.${outcome}`)}: {count}
                  </li>
                )
              )
            })}
          </ul>
        </div>
      )}
      {refused.length > 0 && (
        <section aria-label={t('translations.bulk.refused')}>
          <h3>{t('translations.bulk.refused')}</h3>
          <Results results={refused} languages={languages} />
        </section>
      )}
      {state !== 'running' && results.length > refused.length && (
        <details>
          <summary>{t('translations.bulk.details')}</summary>
          <Results {...{ results, languages }} />
        </details>
      )}
    </div>
  )
}

type ResultProps = {
  results: readonly BulkResult[]
  languages: Props['languages']
}

function Results({ results, languages }: ResultProps) {
  const t = useDeskTexts()
  const rest = results.length - mostListed
  return (
    <>
      <ul className={styles.results}>
        {results.slice(0, mostListed).map(({ slug, id, locale, title, outcome, reason }) => (
          <li key={`${slug} ${id} ${locale}`} data-outcome={outcome}>
            <Link href={formAddress(slug, id, locale, null)} prefetch={false}>
              {title}
            </Link>
            {' · '}
            <span lang={locale}>{languages.find(({ code }) => code === locale)?.name}</span>
            {': '}
            {reason ?? t(`translations.bulk.outcomes.${outcome}`)}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{t('translations.bulk.more', { count: rest })}</p>}
    </>
  )
}
