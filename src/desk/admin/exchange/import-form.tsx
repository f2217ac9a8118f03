'use client'

import { Button } from '@payloadcms/ui'
import { type DragEvent, useId, useState } from 'react'
import type { TranslationImportPreview } from '../../exchange/endpoints'
import type { ReviewedDocument, ReviewedText, TextFault } from '../../exchange/review-import'
import { exchangeLimits } from '../../formats/exchange'
import type { DeskTexts } from '../../texts'
import layout from '../layout.module.css'
import { request } from '../requests/request'
import { AdminFailure } from '../requests/request-failure'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'
import styles from './import.module.css'
import { ImportReview, isSavable } from './import-review'

type Report = {
  saved: number
  confirmed: number
  problems: { title: string; message: string }[]
}

type State =
  | { step: 'choose'; message?: string }
  | { step: 'reading' }
  | { step: 'review'; preview: TranslationImportPreview }
  | { step: 'applying'; done: number; total: number }
  | { step: 'done'; report: Report }

const keyOf = ({ slug, id, locale }: ReviewedDocument, key: string) =>
  [slug, id, locale, key].join(' ')

const orderOf = ({ slug, id, locale }: ReviewedDocument, texts: readonly ReviewedText[]) => ({
  ...{ slug, id, locale },
  texts: texts.map(({ key, sourceHash, targetHash, parts }) => ({
    ...{ key, sourceHash, targetHash },
    parts: parts.map(({ id: part, after }) => ({ id: part, after })),
  })),
})

const doubts = new Set<TextFault['reason']>(['conflict', 'muchLonger', 'wrongLanguage'])

/** Texts that are chosen at first: all but those edited by others, or that may belong elsewhere. */
const isChosenAtFirst = (text: ReviewedText) =>
  isSavable(text) &&
  ![text, ...text.parts].some(({ warnings }) => warnings.some(({ reason }) => doubts.has(reason)))

const kinds = ['added', 'changed', 'confirmed', 'refused', 'same', 'untranslated'] as const

/** Reads a file, shows its differences and saves what the user chooses. */
export function ImportForm() {
  const t = useDeskTexts()
  const { languageOf } = useTranslationDesk()
  const [state, setState] = useState<State>({ step: 'choose' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [showsAll, setShowsAll] = useState(false)

  async function read(file: File | undefined) {
    if (!file) return
    if (file.size > exchangeLimits.bytes)
      return setState({ step: 'choose', message: t('exchange.faults.tooLarge') })
    setState({ step: 'reading' })
    try {
      const preview = await request('POST /exchange/preview', {
        query: { name: file.name },
        body: file,
      })
      const first = preview.documents.flatMap((document) =>
        document.refusal
          ? []
          : document.texts.filter(isChosenAtFirst).map(({ key }) => keyOf(document, key)),
      )
      setChosen(new Set(first))
      setState({ step: 'review', preview })
    } catch (error) {
      setState({ step: 'choose', message: messageOf(error, t) })
    }
  }

  async function apply({ documents }: TranslationImportPreview) {
    const orders = documents
      .map((document) => ({
        document,
        accepted: document.texts.filter(({ key }) => chosen.has(keyOf(document, key))),
      }))
      .filter(({ accepted }) => accepted.length > 0)
    const report: Report = { saved: 0, confirmed: 0, problems: [] }
    for (const [done, { document, accepted }] of orders.entries()) {
      setState({ step: 'applying', done, total: orders.length })
      const title = `${document.title} · ${languageOf(document.locale)?.name}`
      const addProblem = (message: string) => report.problems.push({ title, message })
      try {
        const result = await request('POST /exchange/apply', { body: orderOf(document, accepted) })
        report.saved += result.saved
        report.confirmed += result.confirmed
        if (result.message) addProblem(result.message)
        if (result.refusal) addProblem(t(`exchange.refusals.${result.refusal}`))
        for (const text of result.refused) addProblem(`${text.name}: ${describe(text, t)}`)
      } catch (error) {
        addProblem(messageOf(error, t))
      }
    }
    setState({ step: 'done', report })
  }

  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(key)
    else next.delete(key)
    setChosen(next)
  }

  if (state.step === 'done')
    return <Result report={state.report} onAgain={() => setState({ step: 'choose' })} />
  if (state.step === 'applying')
    return (
      <p role="status">
        {t('exchange.import.applying')} {state.done + 1} / {state.total}{' '}
        <progress aria-label={t('exchange.import.applying')} value={state.done} max={state.total} />
      </p>
    )
  if (state.step === 'review')
    return (
      <>
        <Button buttonStyle="secondary" margin={false} onClick={() => setState({ step: 'choose' })}>
          {t('exchange.import.another')}
        </Button>
        <Preview
          {...{ chosen, showsAll, toggle }}
          preview={state.preview}
          onShowAll={setShowsAll}
          onApply={() => apply(state.preview)}
        />
      </>
    )
  return (
    <FileField
      isReading={state.step === 'reading'}
      message={state.step === 'choose' ? state.message : undefined}
      onFile={read}
    />
  )
}

const messageOf = (error: unknown, t: DeskTexts) =>
  (error instanceof AdminFailure && error.message) || t('exchange.import.failed')

function describe({ faults, parts }: ReviewedText, t: DeskTexts): string {
  const all = [...faults, ...parts.flatMap((part) => part.faults)]
  return all
    .map(({ reason, detail = '' }) => `${t(`exchange.texts.${reason}`)} ${detail}`)
    .join(' ')
}

function FileField({
  isReading,
  message,
  onFile,
}: {
  isReading: boolean
  message: string | undefined
  onFile: (file: File | undefined) => void
}) {
  const t = useDeskTexts()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0])
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside is the accessible way */}
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          accept=".xlf,.xliff,.csv,.zip"
          disabled={isReading}
          onChange={({ target }) => onFile(target.files?.[0])}
        />
        <label htmlFor={id}>{t('exchange.import.choose')}</label>
        <span>{t('exchange.import.drop')}</span>
      </div>
      <p role="status">{isReading && t('exchange.import.reading')}</p>
      {message && (
        <p role="alert" className={styles.faults}>
          {message}
        </p>
      )}
    </>
  )
}

function Preview({
  preview: { documents, faults },
  chosen,
  showsAll,
  toggle,
  onShowAll,
  onApply,
}: {
  preview: TranslationImportPreview
  chosen: ReadonlySet<string>
  showsAll: boolean
  toggle: (key: string, isChosen: boolean) => void
  onShowAll: (showsAll: boolean) => void
  onApply: () => void
}) {
  const t = useDeskTexts()
  const all = documents.flatMap((document) => document.texts)
  const counts = kinds
    .map((kind) => ({ kind, count: all.filter((text) => text.kind === kind).length }))
    .filter(({ count }) => count > 0)
  return (
    <>
      {faults.map(({ file, reason, detail }) => (
        <p key={`${file} ${reason}`} role="alert" className={styles.faults}>
          {file}: {t(`exchange.faults.${reason}`)} {detail}
        </p>
      ))}
      <p role="status">
        {counts.length > 0
          ? counts
              .map(({ kind, count }) => `${t(`exchange.import.kinds.${kind}`)}: ${count}`)
              .join(' · ')
          : t('exchange.import.none')}
      </p>
      {counts.some(({ kind }) => kind === 'same' || kind === 'untranslated') && (
        <label>
          <input
            type="checkbox"
            checked={showsAll}
            onChange={({ target }) => onShowAll(target.checked)}
          />{' '}
          {t('exchange.import.showAll')}
        </label>
      )}
      {documents.map((document) => (
        <ImportReview
          key={keyOf(document, '')}
          document={document}
          showsAll={showsAll}
          isChosen={(key) => chosen.has(keyOf(document, key))}
          onChoose={(key, isChosen) => toggle(keyOf(document, key), isChosen)}
        />
      ))}
      {all.some(isSavable) && (
        <div className={`${styles.bar} ${layout.row}`}>
          <span role="status">
            {t('exchange.import.selected')} {chosen.size}
          </span>
          <Button disabled={chosen.size === 0} onClick={onApply}>
            {t('exchange.import.apply')}
          </Button>
        </div>
      )}
    </>
  )
}

function Result({
  report: { saved, confirmed, problems },
  onAgain,
}: {
  report: Report
  onAgain: () => void
}) {
  const t = useDeskTexts()
  return (
    <section aria-label={t('exchange.import.result')} role="status">
      <h2>{t('exchange.import.result')}</h2>
      <p>
        {t('exchange.import.saved')} {saved}
      </p>
      {confirmed > 0 && (
        <p>
          {t('exchange.import.confirmed')} {confirmed}
        </p>
      )}
      {problems.length > 0 && (
        <>
          <p>
            {t('exchange.import.notSaved')} {problems.length}
          </p>
          <ul className={styles.faults}>
            {problems.map(({ title, message }) => (
              <li key={`${title} ${message}`}>
                {title}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button onClick={onAgain}>{t('exchange.import.another')}</Button>
    </section>
  )
}
