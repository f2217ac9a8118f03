import { useRef, useState } from 'react'
import type { ListedCode } from '@/codes'
import type { ListQuery } from '@/tools/shared/code-list/code-query'

export type Selection = {
  codes: ReadonlyMap<string, ListedCode>
  /** Whether all codes that match the query are selected, also those that are not loaded. */
  isAll: boolean
}

const nothing: Selection = { codes: new Map(), isAll: false }

/**
 * The selected codes; a new query clears them, and so does its answer, so that no hidden code is
 * changed.
 */
export function useSelection(
  loaded: readonly ListedCode[],
  query: ListQuery,
  shownQuery: ListQuery | undefined,
) {
  const [selection, setSelection] = useState(nothing)
  const [of, setOf] = useState({ query, shownQuery })
  const anchor = useRef<string>(undefined)
  if (of.query !== query || of.shownQuery !== shownQuery) {
    setOf({ query, shownQuery })
    setSelection(nothing)
  }

  /** Selects or deselects a code; with `isRange`, also those up to the one before. */
  const toggle = (code: ListedCode, isOn: boolean, isRange: boolean) => {
    const codes = new Map(selection.isAll ? loaded.map((one) => [one.slug, one]) : selection.codes)
    for (const one of isRange ? findRange(loaded, anchor.current, code.slug) : [code]) {
      if (isOn) codes.set(one.slug, one)
      else codes.delete(one.slug)
    }
    anchor.current = code.slug
    setSelection({ codes, isAll: false })
  }
  return {
    selection,
    isSelected: (code: ListedCode) => selection.isAll || selection.codes.has(code.slug),
    toggle,
    selectLoaded: () =>
      setSelection({ codes: new Map(loaded.map((code) => [code.slug, code])), isAll: false }),
    selectAll: () => setSelection({ codes: new Map(), isAll: true }),
    clear: () => setSelection(nothing),
  }
}

/** Returns the codes between two, including both; the last one alone without a first. */
function findRange(loaded: readonly ListedCode[], from: string | undefined, to: string) {
  const indexOf = (slug: string | undefined) => loaded.findIndex((code) => code.slug === slug)
  const [first, last] = [indexOf(from), indexOf(to)]
  if (first < 0) return loaded.slice(last, last + 1)
  return loaded.slice(Math.min(first, last), Math.max(first, last) + 1)
}
