'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { formatText } from '@/cms/admin/format-text'
import type { BulkActionName } from '@/cms/translation/bulk/bulk-actions'
import type { Assignee } from '@/cms/translation/read-assignees'
import { defaultLocale, type Locale } from '@/i18n/locales'
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
    <div className="translations__dialog">
      <p>
        {formatText(i18n.language, texts.selected, { count })}. {texts.leads[action]}
      </p>
      <fieldset aria-describedby={isRefused ? error : undefined}>
        <legend>{texts.languages}</legend>
        <label>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => setChosen(new Set(isAll ? [] : possible.map(({ code }) => code)))}
          />
          {texts.allLanguages}
        </label>
        <div className="translations__choices">
          {possible.map(({ code, name }) => (
            <label key={code} lang={code}>
              <input type="checkbox" checked={chosen.has(code)} onChange={() => toggle(code)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {action === 'assign' && (
        <label>
          {texts.person}
          <select value={assignee} onChange={({ target }) => setAssignee(target.value)}>
            <option value="">{texts.noOne}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {isRefused && (
        <p id={error} role="alert" className="translations__error">
          {texts.noLanguage}
        </p>
      )}
      <Button disabled={count === 0} onClick={start}>
        {texts.actions[action]}
      </Button>
    </div>
  )
}
