import 'server-only'
import { checkDocument } from '@/codes/check-document'
import { listOwnHosts } from '@/codes/check-target'
import type { CodeDocument } from '@/codes/code-document'
import { env } from '@/env'
import { ApiProblem } from './api/api-problem'

export type PreparedDocument = { document: CodeDocument; suspicion: string | null }

/** A document as it is stored, once its form and where it leads have been looked at. */
export async function prepareDocument(
  value: unknown,
  fileIds: readonly string[],
): Promise<PreparedDocument> {
  const checked = checkDocument(value, listOwnHosts(env.SITE_URL, env.LOCALE_HOST))
  if (!checked.ok) {
    const errors = checked.issues.map((issue) => ({
      ...issue,
      pointer: `/document${issue.pointer}`,
    }))
    throw new ApiProblem(checked.problem, { errors })
  }
  const { document, targets } = checked
  const strangers = listFileUses(document).filter(({ id }) => !fileIds.includes(id))
  if (strangers.length > 0) {
    const errors = strangers.map(({ pointer }) => ({
      pointer: `/document${pointer}`,
      key: 'codes.document.invalid',
    }))
    throw new ApiProblem('invalid', { errors })
  }
  return { document, suspicion: null }
}

/** The files a document shows, and where it says so. */
function listFileUses({ languages, look }: CodeDocument): { id: string; pointer: string }[] {
  const ofLanguages = Object.entries(languages).flatMap(([locale, { files }]) =>
    files.map(({ id }, index) => ({ id, pointer: `/languages/${locale}/files/${index}/id` })),
  )
  return look.coverFileId === null
    ? ofLanguages
    : [...ofLanguages, { id: look.coverFileId, pointer: '/look/coverFileId' }]
}
