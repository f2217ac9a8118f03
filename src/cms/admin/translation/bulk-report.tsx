'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useId } from 'react'
import { formatText } from '@/cms/admin/format-text'
import type { BulkResult } from '@/cms/translation/bulk/run-bulk-action'
import type { Locale } from '@/i18n/locales'
import layout from '../layout.module.css'
import type { BulkTexts } from './bulk-texts'
import { formAddress } from './form-address'
import styles from './overview.module.css'
import type { BulkRun } from './use-bulk-run'

/** Results that are listed; the numbers count all of them. */
const mostListed = 200
const outcomes = ['done', 'scheduled', 'unchanged', 'refused'] as const

type Props = {
  run: BulkRun
  languages: readonly { code: Locale; name: string }[]
  texts: BulkTexts
  onStop: () => void
}

/** The progress of an action on selected documents, and what became of each. */
export function BulkReport({ run, languages, texts, onStop }: Props) {
  const { i18n } = useTranslation()
  const bar = useId()
  const { state, total, results } = run
  const refused = results.filter(({ outcome }) => outcome === 'refused')
  const progress = formatText(i18n.language, texts.working, { done: results.length, total })
  return (
    <div className={`${layout.dialog} ${styles.dialog}`}>
      <label htmlFor={bar}>{progress}</label>
      <progress id={bar} max={total} value={results.length} />
      {state === 'running' ? (
        <>
          <p>{texts.keepOpen}</p>
          <Button buttonStyle="secondary" onClick={onStop}>
            {texts.stop}
          </Button>
        </>
      ) : (
        <div role="status">
          {state === 'stopped' && <p>{texts.stopped}</p>}
          {state === 'failed' && <p className={layout.error}>{texts.failed}</p>}
          <ul className={`${layout.list} ${layout.row}`}>
            {outcomes.map((outcome) => {
              const count = results.filter((one) => one.outcome === outcome).length
              return (
                count > 0 && (
                  <li key={outcome} data-outcome={outcome}>
                    {texts.outcomes[outcome]}: {count}
                  </li>
                )
              )
            })}
          </ul>
        </div>
      )}
      {refused.length > 0 && (
        <section aria-label={texts.refused}>
          <h3>{texts.refused}</h3>
          <Results results={refused} {...{ languages, texts }} />
        </section>
      )}
      {state !== 'running' && results.length > refused.length && (
        <details>
          <summary>{texts.details}</summary>
          <Results {...{ results, languages, texts }} />
        </details>
      )}
    </div>
  )
}

type ResultProps = {
  results: readonly BulkResult[]
  languages: Props['languages']
  texts: BulkTexts
}

function Results({ results, languages, texts }: ResultProps) {
  const { i18n } = useTranslation()
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
            {reason ?? texts.outcomes[outcome]}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{formatText(i18n.language, texts.more, { count: rest })}</p>}
    </>
  )
}
