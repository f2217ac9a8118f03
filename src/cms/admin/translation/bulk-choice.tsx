'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { NativeSelect } from '@/cms/admin/choices'
import { formatText } from '@/cms/admin/format-text'
import type { BulkActionName } from '@/cms/translation/bulk/bulk-actions'
import type { Assignee } from '@/cms/translation/read-assignees'
import { defaultLocale, type Locale } from '@/i18n/locales'
import layout from '../layout.module.css'
import type { BulkTexts } from './bulk-texts'

type Props = {
  action: BulkActionName
  /** Number of selected documents. */
  count: number
  languages: readonly { code: Locale; name: string }[]
  initial: readonly Locale[]
  /** The people to whom documents can be assigned. */
  people: readonly Assignee[]
  texts: BulkTexts
  onStart: (locales: readonly Locale[], assignee: string | null) => void
}

/** The languages of an action on selected documents. */
export function BulkChoice({ action, count, languages, initial, people, texts, onStart }: Props) {
  const { i18n } = useTranslation()
  const error = useId()
  const possible = languages.filter(({ code }) => action !== 'upToDate' || code !== defaultLocale)
  const [chosen, setChosen] = useState<ReadonlySet<Locale>>(new Set(initial))
  const [assignee, setAssignee] = useState('')
  const [isRefused, setRefused] = useState(false)
  const wanted = possible.flatMap(({ code }) => (chosen.has(code) ? [code] : []))
  const isAll = wanted.length === possible.length

  function toggle(code: Locale) {
    const toggled = new Set(chosen)
    if (!toggled.delete(code)) toggled.add(code)
    setChosen(toggled)
    setRefused(false)
  }

  function start() {
    if (wanted.length === 0) setRefused(true)
    else onStart(wanted, assignee || null)
  }

  return (
    <div className={layout.dialog}>
      <p>
        {formatText(i18n.language, texts.selected, { count })}. {texts.leads[action]}
      </p>
      <fieldset className={layout.group} aria-describedby={isRefused ? error : undefined}>
        <legend>{texts.languages}</legend>
        <label className={layout.option}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => setChosen(new Set(isAll ? [] : possible.map(({ code }) => code)))}
          />
          {texts.allLanguages}
        </label>
        <div className={layout.columns}>
          {possible.map(({ code, name }) => (
            <label key={code} lang={code} className={layout.option}>
              <input type="checkbox" checked={chosen.has(code)} onChange={() => toggle(code)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {action === 'assign' && (
        <NativeSelect
          {...{ label: texts.person, none: texts.noOne, value: assignee }}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={setAssignee}
        />
      )}
      {isRefused && (
        <p id={error} role="alert" className={layout.error}>
          {texts.noLanguage}
        </p>
      )}
      <Button disabled={count === 0} onClick={start}>
        {texts.actions[action]}
      </Button>
    </div>
  )
}
