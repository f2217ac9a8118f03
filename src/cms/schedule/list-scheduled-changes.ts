import type { CollectionSlug, PayloadRequest, Where, WhereField } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { getTarget, type PublicationTarget } from '@/cms/publication/target'
import { isValues } from '@/cms/row-fields'
import { defaultLocale, locales } from '@/i18n/locales'
import { paths } from '@/paths'
import type { ScheduledChange } from '@/payload-types'
import { describeFailure } from './failure'

/** A scheduled change as shown in the admin, in the language of the user. */
export type ShownChange = Pick<
  ScheduledChange,
  'action' | 'at' | 'document' | 'id' | 'locale' | 'state' | 'target'
> & {
  title: string
  url: string
  languageName: string
  scheduledBy: string
  /** Reason of a failure; empty for other changes. */
  failure: string
  mayCancel: boolean
}

const shownDone = 20

/**
 * Lists the pending changes by time, and the failed ones. Without a target also the recent
 * successful ones.
 *
 * @param of a document; all documents if omitted
 */
export async function listScheduledChanges(
  req: PayloadRequest,
  language: string,
  of?: Pick<PublicationTarget, 'id' | 'slug'>,
): Promise<ShownChange[]> {
  const ofTarget: Where[] = of
    ? [{ target: { equals: of.slug } }, ...(of.id ? [{ document: { equals: of.id } }] : [])]
    : []
  const find = (state: WhereField, limit: number, sort: string[]) =>
    req.payload.find({
      collection: 'scheduled-changes',
      where: { and: [{ state }, ...ofTarget] },
      sort,
      limit,
      pagination: false,
      depth: 1,
      populate: { users: { name: true } },
    })
  const open = await find({ not_equals: 'done' }, 0, ['at', 'createdAt'])
  const done = of ? { docs: [] } : await find({ equals: 'done' }, shownDone, ['-at'])
  const changes = [...open.docs, ...done.docs]
  return Promise.all(changes.map((change) => show(req, language, change)))
}

async function show(
  req: PayloadRequest,
  language: string,
  change: ScheduledChange,
): Promise<ShownChange> {
  const { id, action, at, locale, state, failure, user } = change
  const target = getTarget(req, change.target, change.document ?? null)
  const path =
    target.id === null ? `globals/${target.slug}` : `collections/${target.slug}/${target.id}`
  return {
    id,
    action,
    at,
    locale,
    state,
    target: target.slug,
    document: target.id,
    title: await findTitle(req, target, locale, language),
    url: `${paths.admin}/${path}?locale=${locale}`,
    languageName: locales.find(({ code }) => code === locale)?.name ?? locale,
    scheduledBy:
      (typeof user === 'object' && user?.name) || labelFor(language, 'schedule.deletedAccount'),
    failure: state === 'failed' ? describeFailure(failure, language) : '',
    mayCancel: state !== 'done' && (await target.mayPublish(locale)),
  }
}

async function findTitle(
  req: PayloadRequest,
  target: PublicationTarget,
  locale: string,
  language: string,
): Promise<string> {
  const { config, slug, id } = target
  if (!('admin' in config) || id === null)
    return translate('label' in config ? config.label : slug, language)
  const { useAsTitle } = (config as { admin: { useAsTitle?: string } }).admin
  const doc: object | null = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    locale: 'all',
    draft: true,
    depth: 0,
    select: { [useAsTitle ?? 'id']: true } as never,
    disableErrors: true,
  })
  const title = doc && (doc as Record<string, unknown>)[useAsTitle ?? 'id']
  return String((isValues(title) ? title[locale] || title[defaultLocale] : title) ?? id)
}

function translate(label: unknown, language: string): string {
  if (isValues(label)) return String(label[language] ?? label[defaultLocale])
  return String(label)
}
