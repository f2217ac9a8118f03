import {
  checkDocument,
  type DocumentIssue,
  findMissingFiles,
  type Problem,
  type TargetPolicy,
} from '@/codes'
import type { Editable } from './editable'
import { tidyEditable } from './editable'

export type Issue = Pick<DocumentIssue, 'pointer' | 'values'> & { key: string }

/** Returns the errors that the server would report, without a request. */
export function findIssues(edited: Editable, policy?: TargetPolicy): readonly Issue[] {
  const { document } = tidyEditable(edited)
  const checked = checkDocument(document, [location.hostname], policy)
  return checked.ok ? findMissingFiles(checked.document) : checked.issues
}

/** Converts the errors that the server reported to pointers into the document. */
export function readIssues({ errors = [] }: Problem): readonly Issue[] {
  return errors.map(({ pointer, key, values }) => ({
    pointer: pointer.replace(/^\/document/, ''),
    key,
    ...(values && { values }),
  }))
}
