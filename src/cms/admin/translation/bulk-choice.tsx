'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { ChoiceGroup, NativeSelect } from '@/cms/admin/choices'
import { formatText } from '@/cms/admin/format-text'
import type { BulkActionName } from '@/cms/translation/bulk/bulk-actions'
import type { Assignee } from '@/cms/translation/read-assignees'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
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

const all = 'all'

/** The languages of an action on selected documents. */
export function BulkChoice({ action, count, languages, initial, people, texts, onStart }: Props) {
  const { i18n } = useTranslation()
  const possible = languages.filter(({ code }) => action !== 'upToDate' || code !== defaultLocale)
  const [chosen, setChosen] = useState<ReadonlySet<Locale>>(new Set(initial))
  const [assignee, setAssignee] = useState('')
  const [isRefused, setRefused] = useState(false)
  const wanted = possible.flatMap(({ code }) => (chosen.has(code) ? [code] : []))
  const isAll = wanted.length === possible.length

  function toggle(value: string) {
    const toggled = new Set(chosen)
    if (value === all) setChosen(new Set(isAll ? [] : possible.map(({ code }) => code)))
    else if (isLocale(value)) setChosen(toggled.delete(value) ? toggled : toggled.add(value))
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
      <ChoiceGroup
        legend={texts.languages}
        options={[
          { value: all, label: texts.allLanguages },
          ...possible.map(({ code, name }) => ({ value: code, label: name, lang: code })),
        ]}
        chosen={new Set<string>(isAll ? [all, ...wanted] : wanted)}
        onChange={toggle}
        fault={isRefused && texts.noLanguage}
      />
      {action === 'assign' && (
        <NativeSelect
          {...{ label: texts.person, none: texts.noOne, value: assignee }}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={setAssignee}
        />
      )}
      <Button disabled={count === 0} onClick={start}>
        {texts.actions[action]}
      </Button>
    </div>
  )
}
