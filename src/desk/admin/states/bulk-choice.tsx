'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { DeskLocale } from '../../languages'
import type { BulkActionName } from '../../states/bulk/bulk-actions'
import type { Assignee } from '../../states/read-assignees'
import type { DeskKey } from '../../texts'
import { ChoiceGroup, NativeSelect } from '../choices'
import layout from '../layout.module.css'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'

/** The names of the actions. */
export const bulkActionKeys = {
  publish: 'schedule.publish',
  unpublish: 'schedule.unpublish',
  upToDate: 'translations.markUpToDate',
  assign: 'translations.bulk.assign',
} as const satisfies Record<BulkActionName, DeskKey>

type Props = {
  action: BulkActionName
  /** Number of selected documents. */
  count: number
  languages: readonly { code: DeskLocale; name: string }[]
  initial: readonly DeskLocale[]
  /** The people to whom documents can be assigned. */
  people: readonly Assignee[]
  onStart: (locales: readonly DeskLocale[], assignee: string | null) => void
}

const all = 'all'

/** The languages of an action on selected documents. */
export function BulkChoice({ action, count, languages, initial, people, onStart }: Props) {
  const t = useDeskTexts()
  const { isLanguage, source } = useTranslationDesk()
  const possible = languages.filter(({ code }) => action !== 'upToDate' || code !== source)
  const [chosen, setChosen] = useState<ReadonlySet<DeskLocale>>(new Set(initial))
  const [assignee, setAssignee] = useState('')
  const [isRefused, setRefused] = useState(false)
  const wanted = possible.flatMap(({ code }) => (chosen.has(code) ? [code] : []))
  const isAll = wanted.length === possible.length

  function toggle(value: string) {
    const toggled = new Set(chosen)
    if (value === all) setChosen(new Set(isAll ? [] : possible.map(({ code }) => code)))
    else if (isLanguage(value)) setChosen(toggled.delete(value) ? toggled : toggled.add(value))
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
