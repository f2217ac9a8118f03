import type { PayloadRequest } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { labelFor } from '@/cms/admin/label'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { type Locale, localeCodes } from '@/i18n/locales'
import { type Colleague, listColleagues } from '../colleagues'
import { mayReview, mayWrite } from '../rights'
import { readComments, type StoredComment } from './comments'
import { locateFields } from './locate-fields'
import { nameMentions } from './mentions'

export type ShownComment = {
  id: string
  author: string
  body: string
  at: string
  mayDelete: boolean
}

export type ShownThread = {
  id: string
  locale: Locale
  /** Key of the field; null for the document. */
  field: string | null
  /** Where the field is now; null if it was deleted, or for the document. */
  path: string | null
  label: string
  resolvedAt: string | null
  resolvedBy: string
  mayResolve: boolean
  comments: ShownComment[]
}

export type ShownThreads = { threads: ShownThread[]; colleagues: Colleague[] }

/** Returns the comments of a document in the language of the user. */
export async function showThreads(
  target: PublicationTarget,
  req: PayloadRequest,
): Promise<ShownThreads> {
  const entity = { slug: target.slug, id: target.id ?? '' }
  const [doc, stored, colleagues] = [
    await target.read(true),
    await readComments(entity, req),
    await listColleagues(req),
  ]
  const { language } = req.i18n
  const deleted = labelFor(language, 'schedule.deletedAccount')
  const keys = new Set(stored.flatMap(({ field }) => field ?? []))
  const located = locateFields(target.config.flattenedFields, doc, keys, language)
  const names = new Map(colleagues.map(({ id, name }) => [id, name]))
  const rights = new Map<Locale, boolean>()
  for (const locale of localeCodes)
    if (stored.some((one) => one.locale === locale))
      rights.set(locale, mayReview(locale, req) || (await mayWrite(target, locale, req)))
  const show = ({ id, author, body, at, userId }: StoredComment): ShownComment => ({
    id,
    author: author ?? deleted,
    body: nameMentions(body, names, deleted),
    at,
    mayDelete: mayDeleteComment(userId, req),
  })
  const threads = stored
    .filter(({ threadId }) => threadId === null)
    .map(({ id, locale, field, labels, userId, resolvedAt, resolvedBy }): ShownThread => {
      const place = field === null ? undefined : located.get(field)
      return {
        id,
        locale,
        field,
        path: place?.path ?? null,
        label: place?.label ?? labels?.[language] ?? '',
        resolvedAt,
        resolvedBy: resolvedBy ?? deleted,
        mayResolve: userId === req.user?.id || rights.get(locale) === true,
        comments: stored.filter((one) => one.id === id || one.threadId === id).map(show),
      }
    })
  return { threads, colleagues }
}

/** Authors delete their own comments, editors all. */
export const mayDeleteComment = (userId: string | null, req: PayloadRequest): boolean =>
  isEditor({ req }) || (userId !== null && userId === req.user?.id)
