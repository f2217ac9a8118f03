'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { exchangeLimits } from '../../formats/exchange'
import type { TableReport } from '../../formats/table-report'
import type { DeskTexts } from '../../texts'
import layout from '../layout.module.css'
import { request } from '../requests/request'
import { AdminFailure } from '../requests/request-failure'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'
import styles from './import.module.css'

type State =
  | { step: 'choose'; message?: string; isDone?: boolean }
  | { step: 'working' }
  | { step: 'review'; file: File; report: TableReport }

type Props = {
  endpoint: 'POST /glossary/import' | 'POST /memory/imports'
  label: string
  accept: string
  onSaved?: () => void
}

/** Reads a file with a memory or a glossary, shows what an import does, and does it on request. */
export function TableImport({ endpoint, label, accept, onSaved }: Props) {
  const t = useDeskTexts()
  const id = useId()
  const [state, setState] = useState<State>({ step: 'choose' })

  async function send(file: File, save: boolean) {
    if (file.size > exchangeLimits.bytes)
      return setState({ step: 'choose', message: t('exchange.faults.tooLarge') })
    setState({ step: 'working' })
    try {
      const query = { name: file.name, save: String(save) }
      const answer = await request(endpoint, { query, body: file })
      if ('reason' in answer) {
        const message = `${t(`exchange.faults.${answer.reason}`)} ${answer.detail ?? ''}`
        return setState({ step: 'choose', message })
      }
      if (!save) return setState({ step: 'review', file, report: answer })
      setState({ step: 'choose', isDone: true })
      onSaved?.()
    } catch (error) {
      setState({ step: 'choose', message: messageOf(error, t) })
    }
  }

  if (state.step === 'review')
    return (
      <Report
        report={state.report}
        onSave={() => send(state.file, true)}
        onCancel={() => setState({ step: 'choose' })}
      />
    )
  const isWorking = state.step === 'working'
  return (
    <>
      <div className={styles.drop}>
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={isWorking}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) send(file, false)
          }}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <p role="status">
        {isWorking && t('exchange.import.reading')}
        {!isWorking && state.isDone && t('exchange.tables.saved')}
      </p>
      {!isWorking && state.message && (
        <p role="alert" className={styles.faults}>
          {state.message}
        </p>
      )}
    </>
  )
}

const messageOf = (error: unknown, t: DeskTexts) =>
  (error instanceof AdminFailure && error.message) || t('exchange.import.failed')

function Report({
  report: { added, changed, same, refused, faults },
  onSave,
  onCancel,
}: {
  report: TableReport
  onSave: () => void
  onCancel: () => void
}) {
  const t = useDeskTexts()
  const { source } = useTranslationDesk()
  const counts = [
    [t('exchange.tables.added'), added],
    [t('exchange.import.kinds.changed'), changed],
    [t('exchange.import.kinds.same'), same],
    [t('exchange.import.kinds.refused'), refused],
  ] as const
  const canSave = added + changed > 0
  return (
    <>
      <p role="status">
        {counts
          .filter(([, count]) => count > 0)
          .map(([name, count]) => `${name}: ${count}`)
          .join(' · ')}
      </p>
      {!canSave && <p>{t('exchange.tables.nothing')}</p>}
      {refused > faults.length && <p>{t('exchange.tables.shown')}</p>}
      <ul className={styles.faults}>
        {[...new Map(faults.map((fault) => [JSON.stringify(fault), fault]))].map(
          ([key, { entry, reason, detail }]) => (
            <li key={key}>
              <span lang={source}>{entry}</span>: {t(`exchange.entries.${reason}`)} {detail}
            </li>
          ),
        )}
      </ul>
      <div className={layout.row}>
        {canSave && <Button onClick={onSave}>{t('exchange.tables.save')}</Button>}
        <Button buttonStyle="secondary" onClick={onCancel}>
          {t('exchange.import.another')}
        </Button>
      </div>
    </>
  )
}
