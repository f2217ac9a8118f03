'use client'

import { Button, Drawer, toast, useConfig, useModal, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { ExportTexts } from '@/cms/admin/exchange/exchange-texts'
import { ExportDrawer } from '@/cms/admin/exchange/export-drawer'
import { formatText } from '@/cms/admin/format-text'
import { maxDocuments } from '@/cms/exchange/max-documents'
import type { BulkActionName } from '@/cms/translation/bulk/bulk-actions'
import { bulkLimits } from '@/cms/translation/bulk/bulk-limits'
import type { Assignee } from '@/cms/translation/read-assignees'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { BulkChoice } from './bulk-choice'
import { BulkReport } from './bulk-report'
import type { BulkTexts } from './bulk-texts'
import { useSelection } from './selection'
import { useBulkRun } from './use-bulk-run'

const actions = ['publish', 'unpublish', 'assign', 'upToDate'] as const satisfies readonly BulkActionName[]

type Props = {
  /** Number of documents that match the filter. */
  matches: number
  /** The filter, as the query of an address. */
  query: string
  languages: readonly { code: Locale; name: string }[]
  /** The languages that are chosen at first. */
  initial: readonly Locale[]
  /** The people to whom documents can be assigned. */
  people: readonly Assignee[]
  texts: BulkTexts
  exportTexts: ExportTexts
}

/** The number of selected documents, and what can be done with them. */
export function BulkBar(props: Props) {
  const { matches, query, languages, initial, people, texts } = props
  const { selected, select } = useSelection()
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const { run, start, stop, clear } = useBulkRun()
  const [action, setAction] = useState<BulkActionName>('publish')
  // Payload uses the slug of a dialog as its accessible name.
  const dialog = texts.actions[run?.action ?? action]
  const isRunning = run?.state === 'running'

  function open(chosen: BulkActionName) {
    clear()
    setAction(chosen)
    openModal(texts.actions[chosen])
  }

  return (
    <div className="translations__bulk">
      <span role="status">
        {selected.length > 0 &&
          formatText(i18n.language, texts.selected, { count: selected.length })}
      </span>
      <Matches {...{ matches, query, texts }} />
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
            {texts.actions[name]}
          </Button>
        ))}
      {selected.length > 0 && !isRunning && (
        <ExportSelection texts={texts} exportTexts={props.exportTexts} initial={initial} />
      )}
      {selected.length > 0 && !isRunning && (
        <Button buttonStyle="none" margin={false} onClick={() => select([])}>
          <span className="translations__link">{texts.clear}</span>
        </Button>
      )}
      {isRunning && (
        <Button buttonStyle="secondary" margin={false} onClick={() => openModal(dialog)}>
          {texts.progress}
        </Button>
      )}
      <Drawer slug={dialog} title={dialog}>
        {run ? (
          <BulkReport {...{ run, texts, languages }} onStop={stop} />
        ) : (
          <BulkChoice
            {...{ action, languages, initial, people, texts }}
            count={selected.length}
            onStart={(locales, assignee) => start({ action, locales, assignee, documents: selected })}
          />
        )}
      </Drawer>
    </div>
  )
}

/** Creates files for translators from the selected documents. */
function ExportSelection({
  texts,
  exportTexts,
  initial,
}: Pick<Props, 'exportTexts' | 'initial' | 'texts'>) {
  const { selected } = useSelection()
  const { openModal, modalState } = useModal()
  const { i18n } = useTranslation()
  const slug = exportTexts.action
  const chosen = initial.filter((code) => code !== defaultLocale)

  function open() {
    if (selected.length <= maxDocuments) openModal(slug)
    else toast.error(formatText(i18n.language, texts.tooMany, { count: maxDocuments }))
  }

  return (
    <>
      <Button buttonStyle="secondary" margin={false} size="small" onClick={open}>
        {slug}
      </Button>
      {modalState[slug]?.isOpen && (
        <ExportDrawer
          slug={slug}
          documents={selected}
          texts={exportTexts}
          {...(chosen.length > 0 && { chosen })}
        />
      )}
    </>
  )
}

/** Selects all documents that match the filter, on all pages. */
function Matches({ matches, query, texts }: Pick<Props, 'matches' | 'query' | 'texts'>) {
  const { config } = useConfig()
  const { page, selected, isSelected, select } = useSelection()
  const { i18n } = useTranslation()
  const [isLoading, setLoading] = useState(false)
  if (matches <= page.length || !page.every(isSelected) || selected.length >= matches) return null
  if (matches > bulkLimits.documents)
    return <span>{formatText(i18n.language, texts.tooMany, { count: bulkLimits.documents })}</span>

  async function selectAll() {
    setLoading(true)
    try {
      const answer = await fetch(`${config.routes.api}/translations/matches${query}`, {
        credentials: 'include',
      })
      if (!answer.ok) throw new Error(`HTTP status ${answer.status}`)
      select((await answer.json()).documents)
    } catch {
      toast.error(texts.failed)
    }
    setLoading(false)
  }

  return (
    <Button buttonStyle="none" margin={false} disabled={isLoading} onClick={selectAll}>
      <span className="translations__link">
        {formatText(i18n.language, texts.selectMatches, { count: matches })}
      </span>
    </Button>
  )
}
