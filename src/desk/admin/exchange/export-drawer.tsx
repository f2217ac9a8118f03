'use client'

import { Button, Drawer, toast, useAuth, useModal } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { Entity } from '../../documents/entity'
import type { ExchangeFormat } from '../../exchange/export-documents'
import type { ExportScope } from '../../exchange/list-exchange-units'
import type { DeskLocale } from '../../languages'
import type { DeskTexts } from '../../texts'
import { ChoiceGroup } from '../choices'
import layout from '../layout.module.css'
import { AdminFailure } from '../requests/request-failure'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'
import { requestExport } from './request-export'

type Props = {
  documents: readonly Entity[]
  /** The languages that are chosen at first; those of a translator, or all, if there are none. */
  initial: readonly DeskLocale[]
}

const describeFailure = (error: unknown, t: DeskTexts) =>
  (error instanceof AdminFailure && error.message) || t('exchange.import.failed')

/** Creates files for translators from some documents. */
export function ExportDrawer({ documents, initial }: Props) {
  const t = useDeskTexts()
  const { user } = useAuth()
  const { languages, source, pictures, isLanguage } = useTranslationDesk()
  const others = languages.filter(({ code }) => code !== source)
  // Documents can contain pictures.
  const mayContainPictures =
    pictures !== undefined && documents.some(({ slug }) => slug !== pictures)
  const { closeModal } = useModal()
  const own = Array.isArray(user?.languages) ? user.languages.filter(isLanguage) : []
  const first = [initial.filter((code) => code !== source), own].find((list) => list.length > 0)
  const [chosen, setChosen] = useState<readonly DeskLocale[]>(
    first ?? others.map(({ code }) => code),
  )
  const [scope, setScope] = useState<ExportScope>('work')
  const [format, setFormat] = useState<ExchangeFormat>('xliff')
  const [message, setMessage] = useState<string>()
  const [withPictures, setWithPictures] = useState(true)
  const [done, setDone] = useState<number | null>(null)
  const stopping = useRef(new AbortController())
  const isRunning = done !== null

  const toggle = (code: DeskLocale) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])

  async function submit() {
    setMessage(undefined)
    if (chosen.length === 0) return setMessage(t('exchange.export.noLanguage'))
    const controller = new AbortController()
    stopping.current = controller
    setDone(0)
    try {
      const name = await requestExport(
        { documents, locales: chosen, scope, format, withPictures },
        { signal: controller.signal, onProgress: setDone },
      )
      if (name) {
        toast.success(`${t('exchange.export.done')} ${name}`)
        closeModal(t('exchange.export.action'))
      } else setMessage(t('exchange.export.nothing'))
    } catch (error) {
      if (!controller.signal.aborted) setMessage(describeFailure(error, t))
    }
    setDone(null)
  }

  return (
    // Payload uses the slug as the accessible name.
    <Drawer slug={t('exchange.export.action')} title={t('exchange.export.action')}>
      <p style={{ marginBlock: '1rem' }}>{t('exchange.export.lead')}</p>
      <ChoiceGroup
        legend={t('exchange.export.languages')}
        options={others.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        chosen={new Set(chosen)}
        onChange={toggle}
      />
      <ChoiceGroup
        legend={t('exchange.export.scope')}
        chosen={scope}
        options={[
          { value: 'work', label: t('exchange.export.work') },
          { value: 'all', label: t('exchange.export.everything') },
        ]}
        onChange={setScope}
      />
      <ChoiceGroup
        legend={t('exchange.export.format')}
        chosen={format}
        options={[
          { value: 'xliff', label: t('exchange.export.xliff') },
          { value: 'xliff1', label: t('exchange.export.xliff1') },
          { value: 'csv', label: t('exchange.export.csv') },
        ]}
        onChange={setFormat}
      />
      {mayContainPictures && (
        <label className={layout.option}>
          <input
            type="checkbox"
            checked={withPictures}
            onChange={({ target }) => setWithPictures(target.checked)}
          />
          {t('exchange.export.withPictures')}
        </label>
      )}
      {message && (
        <p role="alert" className={layout.error}>
          {message}
        </p>
      )}
      <p role="status" style={{ marginBlock: '1rem' }}>
        {isRunning && t('exchange.export.running')}{' '}
        {isRunning && documents.length > 1 && (
          <progress aria-label={t('exchange.export.running')} max={documents.length} value={done} />
        )}
      </p>
      {isRunning ? (
        <Button buttonStyle="secondary" onClick={() => stopping.current.abort()}>
          {t('translations.bulk.stop')}
        </Button>
      ) : (
        <Button onClick={submit}>{t('exchange.export.submit')}</Button>
      )}
    </Drawer>
  )
}
