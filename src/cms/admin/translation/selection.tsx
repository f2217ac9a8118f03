'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, use, useMemo, useState, useTransition } from 'react'
import { type BulkAction, bulkActions } from '@/cms/translation/overview/bulk-actions'
import type { Entity } from '@/cms/translation/update-states'
import type { Locale } from '@/i18n/locales'

const keyOf = ({ slug, id }: Entity) => `${slug} ${id}`

type Selection = {
  all: readonly Entity[]
  selected: readonly Entity[]
  select: (documents: readonly Entity[]) => void
}

const SelectionContext = createContext<Selection>({ all: [], selected: [], select: () => {} })

/** The documents that are selected in a list, for the actions of its bar. */
export function SelectionProvider({
  documents,
  children,
}: {
  documents: readonly Entity[]
  children: ReactNode
}) {
  const [chosen, select] = useState<readonly Entity[]>([])
  const value = useMemo(() => {
    const keys = new Set(chosen.map(keyOf))
    // The page can change while documents are selected.
    return { all: documents, selected: documents.filter((one) => keys.has(keyOf(one))), select }
  }, [documents, chosen])
  return <SelectionContext value={value}>{children}</SelectionContext>
}

export function SelectRow({ entity, label }: { entity: Entity; label: string }) {
  const { selected, select } = use(SelectionContext)
  const key = keyOf(entity)
  const others = selected.filter((one) => keyOf(one) !== key)
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={others.length < selected.length}
      onChange={(event) => select(event.target.checked ? [...others, entity] : others)}
    />
  )
}

export function SelectAll({ label }: { label: string }) {
  const { all, selected, select } = use(SelectionContext)
  const isAll = all.length > 0 && selected.length === all.length
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = selected.length > 0 && !isAll
      }}
      onChange={() => select(isAll ? [] : all)}
    />
  )
}

type BarProps = {
  languages: readonly { code: Locale; name: string }[]
  /** The language that is chosen at first. */
  locale: Locale
  texts: Record<'changed' | 'failed' | 'language' | 'refused' | 'selected', string>
  /** Labels of the actions, by their names. */
  labels: Record<string, string>
}

/** What can be done with the selected documents. */
export function BulkBar({ languages, locale: initial, texts, labels }: BarProps) {
  const { selected, select } = use(SelectionContext)
  const [locale, setLocale] = useState(initial)
  const [isRunning, run] = useTransition()
  const { config } = useConfig()
  const router = useRouter()

  const start = (action: BulkAction) =>
    run(async () => {
      try {
        const { done, refused } = await action.run(selected, locale, config.routes.api)
        if (done > 0) toast.success(`${texts.changed} ${done}`)
        if (refused > 0) toast.error(`${texts.refused} ${refused}`)
        select([])
        router.refresh()
      } catch {
        toast.error(texts.failed)
      }
    })

  return (
    <div className="translations__bulk">
      <span role="status">{selected.length > 0 && `${texts.selected} ${selected.length}`}</span>
      {selected.length > 0 && (
        <>
          <label>
            {texts.language}
            <select
              value={locale}
              onChange={({ target }) => setLocale(target.value as typeof locale)}
            >
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {bulkActions.map((action) => (
            <Button
              key={action.name}
              buttonStyle="secondary"
              margin={false}
              disabled={isRunning}
              onClick={() => start(action)}
            >
              {labels[action.name]}
            </Button>
          ))}
        </>
      )}
    </div>
  )
}
