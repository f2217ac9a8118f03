import { checkDocument, type DocumentIssue } from '@/codes/check-document'
import type { TargetPolicy } from '@/codes/check-target'
import type { Problem } from '@/codes/problem'
import type { Editable } from './editable'
import { tidyEditable } from './editable'

export type Issue = Pick<DocumentIssue, 'pointer' | 'values'> & { key: string }

/** What the server would find wrong, without asking it. */
export function findIssues(edited: Editable, policy?: TargetPolicy): readonly Issue[] {
  const { document } = tidyEditable(edited)
  const checked = checkDocument(document, [location.hostname], policy)
  return checked.ok ? [] : checked.issues
}

/** What the server did find wrong, at the same places. */
export function readIssues({ errors = [] }: Problem): readonly Issue[] {
  return errors.map(({ pointer, key, values }) => ({
    pointer: pointer.replace(/^\/document/, ''),
    key,
    ...(values && { values }),
  }))
}
