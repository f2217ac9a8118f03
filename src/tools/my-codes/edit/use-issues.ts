import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import type { Editable } from './editable'
import { findIssues, type Issue } from './find-issues'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** Errors of an edit: shown at fields that were left, and at all fields after a failed save. */
export function useIssues(edited: Editable) {
  const t = useTranslations() as unknown as Translate
  const limits = useLimits()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [areAllShown, showAll] = useState(false)
  const [refused, setRefused] = useState<{ issues: readonly Issue[]; of: Editable }>()
  const deferredEdited = useDeferredValue(edited)
  const own = useMemo(() => findIssues(deferredEdited, limits), [deferredEdited, limits])
  // Errors from the server are discarded with the next change.
  const issues = refused?.of === edited ? [...own, ...refused.issues] : own

  return {
    /** The server's limit for one file; infinite until it is known. */
    maxBytes: limits?.uploadLimitBytes ?? Number.POSITIVE_INFINITY,
    showAll,
    /** Shows the errors that the server reported. */
    refuse: (found: readonly Issue[]) => {
      showAll(true)
      setRefused({ issues: found, of: edited })
    },
    findFirst: () => findIssues(edited, limits)[0],
    errorAt: (pointer: string) => {
      const issue = issues.find((each) => each.pointer === pointer)
      if (!issue || !(areAllShown || left.has(pointer))) return undefined
      return t(issue.key, issue.values)
    },
    leave: (pointer: string) =>
      setLeft((known) => (known.has(pointer) ? known : new Set(known).add(pointer))),
  }
}
