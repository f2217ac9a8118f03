'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { LabelKey } from '@/cms/admin/label'
import { useTexts } from '@/cms/admin/use-texts'
import type { Assignee } from '@/cms/workflow/read-assignees'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import type { BulkActionName } from '../../states/bulk/bulk-actions'
import { ChoiceGroup, NativeSelect } from '../choices'
import layout from '../layout.module.css'

/** The names of the actions. */
export const bulkActionKeys = {
  publish: 'schedule.publish',
  unpublish: 'schedule.unpublish',
  upToDate: 'translations.markUpToDate',
  assign: 'translations.bulk.assign',
} as const satisfies Record<BulkActionName, LabelKey>

type Props = {
  action: BulkActionName
  /** Number of selected documents. */
  count: number
  languages: readonly { code: Locale; name: string }[]
  initial: readonly Locale[]
  /** The people to whom documents can be assigned. */
  people: readonly Assignee[]
  onStart: (locales: readonly Locale[], assignee: string | null) => void
}

const all = 'all'

/** The languages of an action on selected documents. */
export function BulkChoice({ action, count, languages, initial, people, onStart }: Props) {
  const t = useTexts()
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
        {t('translations.bulk.selected', { count })}. {t(`translations.bulk.leads.${action}`)}
      </p>
      <ChoiceGroup
        legend={t('translations.bulk.languages')}
        options={[
          { value: all, label: t('translations.bulk.allLanguages') },
          ...possible.map(({ code, name }) => ({ value: code, label: name, lang: code })),
        ]}
        chosen={new Set<string>(isAll ? [all, ...wanted] : wanted)}
        onChange={toggle}
        fault={isRefused && t('schedule.noLanguage')}
      />
      {action === 'assign' && (
        <NativeSelect
          {...{
            label: t('translations.bulk.person'),
            none: t('translations.noOne'),
            value: assignee,
          }}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={setAssignee}
        />
      )}
      <Button disabled={count === 0} onClick={start}>
        {t(bulkActionKeys[action])}
      </Button>
    </div>
  )
}
