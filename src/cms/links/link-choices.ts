import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { type AddressedCollection, addressedCollections } from '@/cms/addresses/document-path'
import { label } from '@/cms/admin/label'
import { connectionOf } from '@/desk/documents/connection-of'
import { refuse } from '@/desk/documents/refuse'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { formatReference, parseReference } from './document-address'
import { findTargets } from './find-targets'
import { sitePages } from './site-pages'

export type LinkChoice = { value: string; label: string }
export type LinkChoices = { label: string; options: LinkChoice[] }[]

/** Maximum number of documents per collection in the picker; typing narrows the list. */
const documentsShown = 20

const groupLabels: Record<AddressedCollection, Record<Locale, string>> = {
  posts: label('collections.posts.many'),
  solutions: label('collections.solutions.many'),
  'legal-pages': label('collections.legalPages.many'),
  categories: label('collections.categories.many'),
  tags: label('collections.tags.many'),
}

/**
 * `GET /api/links?search=…` lists the pages and documents that links can lead to, named in the
 * language of the admin; documents have their title in the language that is edited. With
 * `documents=false` it lists pages only. `GET /api/links?value=…` names the page or document of a
 * stored address.
 */
export const linkChoices: Endpoint = {
  path: '/links',
  method: 'get',
  handler: async (req) => {
    if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
    const { documents, search, value } = req.query
    if (typeof value === 'string') return Response.json({ label: await nameAddress(value, req) })
    const text = typeof search === 'string' ? search.trim() : ''
    const groups = [listPages(text, req)]
    if (documents !== 'false')
      for (const collection of addressedCollections)
        groups.push(await listDocuments(collection, text, req))
    return Response.json(groups.filter(({ options }) => options.length > 0) satisfies LinkChoices)
  },
}

const languageOf = (req: PayloadRequest) => req.i18n.language as Locale
const localeOf = (req: PayloadRequest) => (isLocale(req.locale) ? req.locale : defaultLocale)

function listPages(text: string, req: PayloadRequest): LinkChoices[number] {
  const language = languageOf(req)
  const options = sitePages.map(({ names, path }) => ({ value: path, label: names[language] }))
  const wanted = text.toLocaleLowerCase(language)
  return {
    label: label('links.pages')[language],
    options: options.filter((option) =>
      `${option.label} ${option.value}`.toLocaleLowerCase(language).includes(wanted),
    ),
  }
}

async function listDocuments(
  collection: AddressedCollection,
  text: string,
  req: PayloadRequest,
): Promise<LinkChoices[number]> {
  const title = collection === 'solutions' ? 'label' : 'title'
  const { docs } = await req.payload.find({
    collection,
    draft: true,
    depth: 0,
    limit: documentsShown,
    pagination: false,
    locale: localeOf(req),
    fallbackLocale: defaultLocale,
    overrideAccess: false,
    user: req.user,
    sort: '-updatedAt',
    select: { slug: true, [title]: true },
    ...(text && { where: { or: [{ [title]: { like: text } }, { slug: { like: text } }] } }),
  })
  return {
    label: groupLabels[collection][languageOf(req)],
    options: docs.map(({ id, slug, ...texts }) => ({
      value: formatReference({ collection, id }),
      label: String((texts as Record<string, unknown>)[title] || slug),
    })),
  }
}

/** Returns null for external addresses and for paths that are not a page of the site. */
async function nameAddress(value: string, req: PayloadRequest): Promise<string | null> {
  const reference = parseReference(value)
  if (!reference)
    return sitePages.find(({ path }) => path === value)?.names[languageOf(req)] ?? null
  const [target] = await findTargets(await connectionOf(req), [reference], localeOf(req))
  if (!target) return label('links.deletedTarget')[languageOf(req)]
  return [target.title ?? target.path, reference.suffix].filter(Boolean).join(' ')
}
