'use client'

import { Button, Drawer, toast, useAuth, useModal } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import type { ExchangeFormat } from '@/cms/exchange/export-documents'
import type { ExportScope } from '@/cms/exchange/list-exchange-units'
import type { Entity } from '@/cms/translation/update-states'
import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/locales'
import { AdminFailure } from '../requests/request-failure'
import type { ExportTexts } from './exchange-texts'
import { requestExport } from './request-export'

type Props = {
  documents: readonly Entity[]
  /** The languages that are chosen at first; those of a translator, or all, if there are none. */
  initial: readonly Locale[]
  texts: ExportTexts
}

const others = locales.filter(({ code }) => code !== defaultLocale)
/** Whether some of the selected are documents, which can contain pictures. */
const hasDocuments = (selected: readonly Entity[]) => selected.some(({ slug }) => slug !== 'media')

const describeFailure = (error: unknown, texts: ExportTexts) =>
  (error instanceof AdminFailure && error.message) || texts.failed

const fieldset = { border: 0, padding: 0, margin: '0 0 1.5rem' } as const
const choice = { display: 'flex', gap: '0.5rem', alignItems: 'center', minHeight: '2rem' } as const
const choices = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  maxWidth: '36rem',
} as const

/** Creates files for translators from some documents. */
export function ExportDrawer({ documents, initial, texts }: Props) {
  const { user } = useAuth()
  const { closeModal } = useModal()
  const own = Array.isArray(user?.languages) ? user.languages.filter(isLocale) : []
  const first = [initial.filter((code) => code !== defaultLocale), own].find(
    (list) => list.length > 0,
  )
  const [chosen, setChosen] = useState<readonly Locale[]>(first ?? others.map(({ code }) => code))
  const [scope, setScope] = useState<ExportScope>('work')
  const [format, setFormat] = useState<ExchangeFormat>('xliff')
  const [message, setMessage] = useState<string>()
  const [withPictures, setWithPictures] = useState(true)
  const [done, setDone] = useState<number | null>(null)
  const stopping = useRef(new AbortController())
  const isRunning = done !== null

  async function submit() {
    setMessage(undefined)
    if (chosen.length === 0) return setMessage(texts.noLanguage)
    const controller = new AbortController()
    stopping.current = controller
    setDone(0)
    try {
      const name = await requestExport(
        { documents, locales: chosen, scope, format, withPictures },
        { signal: controller.signal, onProgress: setDone },
      )
      if (name) {
        toast.success(`${texts.done} ${name}`)
        closeModal(texts.action)
      } else setMessage(texts.nothing)
    } catch (error) {
      if (!controller.signal.aborted) setMessage(describeFailure(error, texts))
    }
    setDone(null)
  }

  return (
    // Payload uses the slug as the accessible name.
    <Drawer slug={texts.action} title={texts.action}>
      <p style={{ marginBlock: '1rem' }}>{texts.lead}</p>
      <Languages legend={texts.languages} chosen={chosen} onChange={setChosen} />
      <Options
        legend={texts.scope}
        value={scope}
        options={{ work: texts.work, all: texts.everything }}
        onChange={setScope}
      />
      <Options
        legend={texts.format}
        value={format}
        options={{ xliff: texts.xliff, csv: texts.csv }}
        onChange={setFormat}
      />
      {hasDocuments(documents) && (
        <label style={choice}>
          <input
            type="checkbox"
            checked={withPictures}
            onChange={({ target }) => setWithPictures(target.checked)}
          />
          {texts.withPictures}
        </label>
      )}
      {message && (
        <p role="alert" style={{ color: 'var(--theme-error-600)' }}>
          {message}
        </p>
      )}
      <p role="status" style={{ marginBlock: '1rem' }}>
        {isRunning && texts.running}{' '}
        {isRunning && documents.length > 1 && (
          <progress aria-label={texts.running} max={documents.length} value={done} />
        )}
      </p>
      {isRunning ? (
        <Button buttonStyle="secondary" onClick={() => stopping.current.abort()}>
          {texts.stop}
        </Button>
      ) : (
        <Button onClick={submit}>{texts.submit}</Button>
      )}
    </Drawer>
  )
}

function Languages({
  legend,
  chosen,
  onChange,
}: {
  legend: string
  chosen: readonly Locale[]
  onChange: (chosen: readonly Locale[]) => void
}) {
  const toggle = (code: Locale, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, code] : chosen.filter((one) => one !== code))
  return (
    <fieldset style={fieldset}>
      <legend>{legend}</legend>
      <div style={choices}>
        {others.map(({ code, name }) => (
          <label key={code} lang={code} style={choice}>
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={({ target }) => toggle(code, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Options<Value extends string>({
  legend,
  value,
  options,
  onChange,
}: {
  legend: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset style={fieldset}>
      <legend>{legend}</legend>
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option} style={choice}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {options[option]}
        </label>
      ))}
    </fieldset>
  )
}
