import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useState } from 'react'
import {
  checkDocument,
  type DocumentIssue,
  findMissingFiles,
  type Problem,
  type TargetPolicy,
} from '@/codes'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { type Editable, tidyEditable } from './editable'

type Translate = (key: string, values?: Record<string, string | number>) => string
type Issue = Pick<DocumentIssue, 'pointer' | 'values'> & { key: string }

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
    refuse: ({ errors = [] }: Problem) => {
      showAll(true)
      const found = errors.map(({ pointer, key, values }) => ({
        ...{ pointer: pointer.replace(/^\/document/, ''), key },
        ...(values && { values }),
      }))
      setRefused({ issues: found, of: edited })
    },
    findFirst: () => findIssues(edited, limits)[0],
    /** Returns the error of a field, once it may be shown. */
    errorAt: (pointer: string) => {
      const issue = issues.find((each) => each.pointer === pointer)
      if (!issue || !(areAllShown || left.has(pointer))) return undefined
      return t(issue.key, issue.values)
    },
    /** Marks a field as left, so that its errors may be shown. */
    leave: (pointer: string) =>
      setLeft((known) => (known.has(pointer) ? known : new Set(known).add(pointer))),
  }
}

/** Returns the errors that the server would report, without a request. */
function findIssues(edited: Editable, policy?: TargetPolicy): readonly Issue[] {
  const { document } = tidyEditable(edited)
  const checked = checkDocument(document, [location.hostname], policy)
  return checked.ok ? findMissingFiles(checked.document) : checked.issues
}
