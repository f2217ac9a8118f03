import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useState } from 'react'
import { checkDocument, type DocumentIssue, findMissingFiles, type TargetPolicy } from '@/codes'
import { type Editable, tidyEditable } from '@/tools/code-session/editable'
import type { FieldError } from '@/tools/code-session/use-edit-session'
import { useLimits } from '@/tools/shared/dynamic/use-limits'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** Errors of an edit: shown at fields that were left, and at all fields after a failed save. */
export function useIssues(edited: Editable, refused: readonly FieldError[]) {
  const t = useTranslations() as unknown as Translate
  const limits = useLimits()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [areAllShown, showAll] = useState(false)
  const deferredEdited = useDeferredValue(edited)
  const own = useMemo(() => findIssues(deferredEdited, limits), [deferredEdited, limits])

  return {
    showAll,
    findFirst: () => findIssues(edited, limits)[0],
    /** Returns the error of a field, once it may be shown. */
    errorAt: (pointer: string) => {
      if (!areAllShown && !left.has(pointer)) return undefined
      const issue = own.find((each) => each.pointer === pointer)
      if (issue) return t(issue.key, issue.values)
      return refused.find((each) => each.pointer === pointer)?.message
    },
    /** Marks a field as left, so that its errors may be shown. */
    leave: (pointer: string) =>
      setLeft((known) => (known.has(pointer) ? known : new Set(known).add(pointer))),
  }
}

/** Returns the errors that the server would report, without a request. */
function findIssues(edited: Editable, policy?: TargetPolicy): readonly DocumentIssue[] {
  const { document } = tidyEditable(edited)
  const checked = checkDocument(document, [location.hostname], policy)
  return checked.ok ? findMissingFiles(checked.document) : checked.issues
}
