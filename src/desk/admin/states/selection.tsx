'use client'

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { Entity } from '../../documents/entity'
import { bulkLimits } from '../../states/bulk/bulk-limits'
import { readSelection, storeSelection, watchSelection } from './selection-store'

const keyOf = ({ slug, id }: Entity) => `${slug} ${id}`

type Selection = {
  /** The documents of the page. */
  page: readonly Entity[]
  selected: readonly Entity[]
  isSelected: (entity: Entity) => boolean
  select: (documents: readonly Entity[]) => void
}

const SelectionContext = createContext<Selection>({
  page: [],
  selected: [],
  isSelected: () => false,
  select: () => {},
})

type ProviderProps = {
  /** Id of the user: another one who signs in has a selection of their own. */
  owner: string
  page: readonly Entity[]
  children: ReactNode
}

/** The documents that are selected in the overview, on all of its pages and with any filter. */
export function SelectionProvider({ owner, page, children }: ProviderProps) {
  const selected = useSyncExternalStore(
    watchSelection,
    () => readSelection(owner),
    () => readSelection(undefined),
  )
  const select = useCallback(
    (documents: readonly Entity[]) =>
      storeSelection(owner, documents.slice(0, bulkLimits.documents)),
    [owner],
  )
  const value = useMemo(() => {
    const keys = new Set(selected.map(keyOf))
    return { page, selected, isSelected: (entity: Entity) => keys.has(keyOf(entity)), select }
  }, [page, selected, select])
  return <SelectionContext value={value}>{children}</SelectionContext>
}

export const useTranslationSelection = () => use(SelectionContext)

export function SelectRow({ entity, label }: { entity: Entity; label: string }) {
  const { selected, isSelected, select } = useTranslationSelection()
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isSelected(entity)}
      onChange={({ target }) =>
        select(
          target.checked
            ? [...selected, entity]
            : selected.filter((one) => keyOf(one) !== keyOf(entity)),
        )
      }
    />
  )
}

/** Selects the documents of the page in addition to those of other pages. */
export function SelectAll({ label }: { label: string }) {
  const { page, selected, isSelected, select } = useTranslationSelection()
  const isAll = page.length > 0 && page.every(isSelected)
  const pageKeys = new Set(page.map(keyOf))
  const others = selected.filter((one) => !pageKeys.has(keyOf(one)))
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = !isAll && page.some(isSelected)
      }}
      onChange={() => select(isAll ? others : [...others, ...page])}
    />
  )
}
