'use client'

import { Button, Drawer, useModal } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import type { DeskLocale } from '../../languages'
import type { BulkActionName } from '../../states/bulk/bulk-actions'
import { bulkLimits } from '../../states/bulk/bulk-limits'
import type { Assignee } from '../../states/read-assignees'
import layout from '../layout.module.css'
import { useRequest } from '../requests/use-request'
import { useDeskTexts } from '../use-desk-texts'
import { BulkChoice, bulkActionKeys } from './bulk-choice'
import { BulkReport } from './bulk-report'
import styles from './overview.module.css'
import { useTranslationSelection } from './selection'
import { useBulkRun } from './use-bulk-run'

const actions = [
  'publish',
  'unpublish',
  'assign',
  'upToDate',
] as const satisfies readonly BulkActionName[]

type Props = {
  /** Number of documents that match the filter. */
  matches: number
  /** The filter, as the query of an address. */
  query: string
  languages: readonly { code: DeskLocale; name: string }[]
  /** The languages that are chosen at first. */
  initial: readonly DeskLocale[]
  /** The people to whom documents can be assigned. */
  people: readonly Assignee[]
  /** Further actions on the selection. */
  children?: ReactNode
}

/** The number of selected documents, and what can be done with them. */
export function TranslationBulkBar(props: Props) {
  const t = useDeskTexts()
  const { matches, query, languages, initial, people, children } = props
  const { selected, select } = useTranslationSelection()
  const { openModal } = useModal()
  const { run, start, stop, clear } = useBulkRun()
  const [action, setAction] = useState<BulkActionName>('publish')
  // Payload uses the slug of a dialog as its accessible name.
  const dialog = t(bulkActionKeys[run?.action ?? action])
  const isRunning = run?.state === 'running'

  function open(chosen: BulkActionName) {
    clear()
    setAction(chosen)
    openModal(t(bulkActionKeys[chosen]))
  }

  return (
    <div className={`${layout.row} ${styles.bulk}`}>
      <span role="status">
        {selected.length > 0 && t('translations.bulk.selected', { count: selected.length })}
      </span>
      <Matches {...{ matches, query }} />
      {selected.length > 0 &&
        !isRunning &&
        actions.map((name) => (
          <Button
            key={name}
            buttonStyle="secondary"
            margin={false}
            size="small"
            onClick={() => open(name)}
          >
            {t(bulkActionKeys[name])}
          </Button>
        ))}
      {selected.length > 0 && !isRunning && children}
      {selected.length > 0 && !isRunning && (
        <Button buttonStyle="none" margin={false} onClick={() => select([])}>
          <span className={layout.link}>{t('translations.bulk.clear')}</span>
        </Button>
      )}
      {isRunning && (
        <Button buttonStyle="secondary" margin={false} onClick={() => openModal(dialog)}>
          {t('translations.bulk.progress')}
        </Button>
      )}
      <Drawer slug={dialog} title={dialog}>
        {run ? (
          <BulkReport {...{ run, languages }} onStop={stop} />
        ) : (
          <BulkChoice
            {...{ action, languages, initial, people }}
            count={selected.length}
            onStart={(locales, assignee) =>
              start({ action, locales, assignee, documents: selected })
            }
          />
        )}
      </Drawer>
    </div>
  )
}

/** Selects all documents that match the filter, on all pages. */
function Matches({ matches, query }: Pick<Props, 'matches' | 'query'>) {
  const t = useDeskTexts()
  const { page, selected, isSelected, select } = useTranslationSelection()
  const { send, isBusy } = useRequest(t('translations.failed'))
  if (matches <= page.length || !page.every(isSelected) || selected.length >= matches) return null
  if (matches > bulkLimits.documents)
    return <span>{t('translations.bulk.tooMany', { count: bulkLimits.documents })}</span>

  async function selectAll() {
    const found = await send('GET /translations/matches', { query })
    if (found) select(found.documents)
  }

  return (
    <Button buttonStyle="none" margin={false} disabled={isBusy} onClick={selectAll}>
      <span className={layout.link}>
        {t('translations.bulk.selectMatches', { count: matches })}
      </span>
    </Button>
  )
}
