import 'server-only'
import { cache } from 'react'
import { type OpenedLink, openDraftLink } from '@/cms/preview/draft-links'
import type { PageCollection } from './find-document'
import { getPayload } from './payload'

/** A shared draft; `slug` is that of the draft, '' for a global. */
export type SharedDraft = OpenedLink & { slug: string }

const collections: readonly string[] = [
  'posts',
  'legal-pages',
  'solutions',
] satisfies PageCollection[]

/** Finds the draft that a link opens; undefined if it was revoked, has expired or never existed. */
export const openSharedDraft = cache(async (token: string): Promise<SharedDraft | undefined> => {
  const payload = await getPayload()
  const opened = await openDraftLink(token, payload)
  if (!opened || !collections.includes(opened.entity)) return opened && { ...opened, slug: '' }
  const document = await payload.findByID({
    collection: opened.entity as PageCollection,
    id: opened.id,
    draft: true,
    depth: 0,
    select: { slug: true },
    disableErrors: true,
  })
  return document?.slug ? { ...opened, slug: document.slug } : undefined
})
