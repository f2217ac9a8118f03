'use client'

import { Button } from '@payloadcms/ui'
import { type DragEvent, useId, useState } from 'react'
import type { TranslationImportPreview } from '@/cms/exchange/endpoints'
import type { ReviewedDocument, ReviewedText } from '@/cms/exchange/review-import'
import { exchangeLimits } from '@/exchange/exchange'
import { getLocale } from '@/i18n/locales'
import layout from '../layout.module.css'
import { request } from '../requests/request'
import { AdminFailure } from '../requests/request-failure'
import type { ImportTexts } from './exchange-texts'
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

/** Texts that are chosen at first: all but those edited by others since the export. */
const isChosenAtFirst = (text: ReviewedText) =>
  isSavable(text) && !text.warnings.some(({ reason }) => reason === 'conflict')

/** Reads a file, shows its differences and saves what the user chooses. */
export function ImportForm({ texts }: { texts: ImportTexts }) {
  const [state, setState] = useState<State>({ step: 'choose' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [showsAll, setShowsAll] = useState(false)

  async function read(file: File | undefined) {
    if (!file) return
    if (file.size > exchangeLimits.bytes)
      return setState({ step: 'choose', message: texts.fileFaults.tooLarge })
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
      setState({ step: 'choose', message: messageOf(error, texts) })
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
      const title = `${document.title} · ${getLocale(document.locale).name}`
      const addProblem = (message: string) => report.problems.push({ title, message })
      try {
        const result = await request('POST /exchange/apply', { body: orderOf(document, accepted) })
        report.saved += result.saved
        report.confirmed += result.confirmed
        if (result.message) addProblem(result.message)
        if (result.refusal) addProblem(texts.refusals[result.refusal])
        for (const text of result.refused) addProblem(`${text.name}: ${describe(text, texts)}`)
      } catch (error) {
        addProblem(messageOf(error, texts))
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
    return (
      <Result report={state.report} texts={texts} onAgain={() => setState({ step: 'choose' })} />
    )
  if (state.step === 'applying')
    return (
      <p role="status">
        {texts.applying} {state.done + 1} / {state.total}{' '}
        <progress aria-label={texts.applying} value={state.done} max={state.total} />
      </p>
    )
  if (state.step === 'review')
    return (
      <>
        <Button buttonStyle="secondary" margin={false} onClick={() => setState({ step: 'choose' })}>
          {texts.another}
        </Button>
        <Preview
          {...{ texts, chosen, showsAll, toggle }}
          preview={state.preview}
          onShowAll={setShowsAll}
          onApply={() => apply(state.preview)}
        />
      </>
    )
  return (
    <FileField
      texts={texts}
      isReading={state.step === 'reading'}
      message={state.step === 'choose' ? state.message : undefined}
      onFile={read}
    />
  )
}

const messageOf = (error: unknown, texts: ImportTexts) =>
  (error instanceof AdminFailure && error.message) || texts.failed

function describe({ faults, parts }: ReviewedText, texts: ImportTexts): string {
  const all = [...faults, ...parts.flatMap((part) => part.faults)]
  return all.map(({ reason, detail = '' }) => `${texts.textFaults[reason]} ${detail}`).join(' ')
}

function FileField({
  texts,
  isReading,
  message,
  onFile,
}: {
  texts: ImportTexts
  isReading: boolean
  message: string | undefined
  onFile: (file: File | undefined) => void
}) {
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
        <label htmlFor={id}>{texts.choose}</label>
        <span>{texts.drop}</span>
      </div>
      <p role="status">{isReading && texts.reading}</p>
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
  texts,
  chosen,
  showsAll,
  toggle,
  onShowAll,
  onApply,
}: {
  preview: TranslationImportPreview
  texts: ImportTexts
  chosen: ReadonlySet<string>
  showsAll: boolean
  toggle: (key: string, isChosen: boolean) => void
  onShowAll: (showsAll: boolean) => void
  onApply: () => void
}) {
  const all = documents.flatMap((document) => document.texts)
  const kinds = Object.keys(texts.kinds) as (keyof ImportTexts['kinds'])[]
  const counts = kinds
    .map((kind) => ({ kind, count: all.filter((text) => text.kind === kind).length }))
    .filter(({ count }) => count > 0)
  return (
    <>
      {faults.map(({ file, reason, detail }) => (
        <p key={`${file} ${reason}`} role="alert" className={styles.faults}>
          {file}: {texts.fileFaults[reason]} {detail}
        </p>
      ))}
      <p role="status">
        {counts.length > 0
          ? counts.map(({ kind, count }) => `${texts.kinds[kind]}: ${count}`).join(' · ')
          : texts.none}
      </p>
      {counts.some(({ kind }) => kind === 'same' || kind === 'untranslated') && (
        <label>
          <input
            type="checkbox"
            checked={showsAll}
            onChange={({ target }) => onShowAll(target.checked)}
          />{' '}
          {texts.showAll}
        </label>
      )}
      {documents.map((document) => (
        <ImportReview
          key={keyOf(document, '')}
          document={document}
          texts={texts}
          showsAll={showsAll}
          isChosen={(key) => chosen.has(keyOf(document, key))}
          onChoose={(key, isChosen) => toggle(keyOf(document, key), isChosen)}
        />
      ))}
      {all.some(isSavable) && (
        <div className={`${styles.bar} ${layout.row}`}>
          <span role="status">
            {texts.selected} {chosen.size}
          </span>
          <Button disabled={chosen.size === 0} onClick={onApply}>
            {texts.apply}
          </Button>
        </div>
      )}
    </>
  )
}

function Result({
  report: { saved, confirmed, problems },
  texts,
  onAgain,
}: {
  report: Report
  texts: ImportTexts
  onAgain: () => void
}) {
  return (
    <section aria-label={texts.result} role="status">
      <h2>{texts.result}</h2>
      <p>
        {texts.saved} {saved}
      </p>
      {confirmed > 0 && (
        <p>
          {texts.confirmed} {confirmed}
        </p>
      )}
      {problems.length > 0 && (
        <>
          <p>
            {texts.notSaved} {problems.length}
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
      <Button onClick={onAgain}>{texts.another}</Button>
    </section>
  )
}
