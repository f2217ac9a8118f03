'use client'

import { Button, Drawer, toast, useAuth, useModal } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { ExchangeFormat } from '@/cms/exchange/export-documents'
import type { ExportScope } from '@/cms/exchange/list-exchange-units'
import type { Entity } from '@/cms/translation/update-states'
import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/locales'
import { ChoiceGroup } from '../choices'
import layout from '../layout.module.css'
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

  const toggle = (code: Locale) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])

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
      <ChoiceGroup
        legend={texts.languages}
        options={others.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        chosen={new Set(chosen)}
        onChange={toggle}
      />
      <ChoiceGroup
        legend={texts.scope}
        chosen={scope}
        options={[
          { value: 'work', label: texts.work },
          { value: 'all', label: texts.everything },
        ]}
        onChange={setScope}
      />
      <ChoiceGroup
        legend={texts.format}
        chosen={format}
        options={[
          { value: 'xliff', label: texts.xliff },
          { value: 'csv', label: texts.csv },
        ]}
        onChange={setFormat}
      />
      {hasDocuments(documents) && (
        <label className={layout.option}>
          <input
            type="checkbox"
            checked={withPictures}
            onChange={({ target }) => setWithPictures(target.checked)}
          />
          {texts.withPictures}
        </label>
      )}
      {message && (
        <p role="alert" className={layout.error}>
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
