'use client'

import { Button, CheckboxInput, Drawer, toast, useAuth, useConfig, useModal } from '@payloadcms/ui'
import { useId, useState, useTransition } from 'react'
import type { ExchangeFormat } from '@/cms/exchange/export-documents'
import type { ExportScope } from '@/cms/exchange/list-exchange-units'
import type { Entity } from '@/cms/translation/update-states'
import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/locales'
import type { ExportTexts } from './exchange-texts'
import { requestExport } from './request-export'

type Props = {
  documents: readonly Entity[]
  /** The languages that are chosen at first; those of a translator, or all, if there are none. */
  initial: readonly Locale[]
  texts: ExportTexts
}

const others = locales.filter(({ code }) => code !== defaultLocale)
const fieldset = { border: 0, padding: 0, margin: '0 0 1.5rem' } as const

/** Creates files for translators from some documents. */
export function ExportDrawer({ documents, initial, texts }: Props) {
  const { user } = useAuth()
  const { config } = useConfig()
  const { closeModal } = useModal()
  const own = Array.isArray(user?.languages) ? user.languages.filter(isLocale) : []
  const first = [initial.filter((code) => code !== defaultLocale), own].find(
    (list) => list.length > 0,
  )
  const [chosen, setChosen] = useState<readonly Locale[]>(first ?? others.map(({ code }) => code))
  const [scope, setScope] = useState<ExportScope>('work')
  const [format, setFormat] = useState<ExchangeFormat>('xliff')
  const [message, setMessage] = useState<string>()
  const [isRunning, run] = useTransition()

  const submit = () =>
    run(async () => {
      setMessage(undefined)
      if (chosen.length === 0) return setMessage(texts.noLanguage)
      try {
        const result = await requestExport(config.routes.api, {
          documents,
          locales: chosen,
          scope,
          format,
        })
        if (!('name' in result)) return setMessage(result.message ?? texts.failed)
        toast.success(`${texts.done} ${result.name}`)
        closeModal(texts.action)
      } catch {
        setMessage(texts.failed)
      }
    })

  return (
    // Payload uses the slug as the accessible name.
    <Drawer slug={texts.action} title={texts.action}>
      <p style={{ marginBlock: '1rem' }}>{texts.lead}</p>
      <fieldset style={fieldset}>
        <legend>{texts.languages}</legend>
        {others.map(({ code, name }) => (
          <CheckboxInput
            key={code}
            label={name}
            checked={chosen.includes(code)}
            onToggle={() =>
              setChosen(
                chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code],
              )
            }
          />
        ))}
      </fieldset>
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
      {message && (
        <p role="alert" style={{ color: 'var(--theme-error-500)' }}>
          {message}
        </p>
      )}
      <Button onClick={submit} disabled={isRunning}>
        {isRunning ? texts.running : texts.submit}
      </Button>
    </Drawer>
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
        <label key={option} style={{ display: 'flex', gap: '0.5rem', minHeight: '28px' }}>
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
