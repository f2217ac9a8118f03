import type { ReactNode } from 'react'
import { Link } from '@/i18n/navigation'
import { documentPath } from '@/server/document-path'
import type { PageCollection } from '@/server/find-document'

export type RichTextLinkFields = {
  url?: string
  newTab?: boolean
  linkType?: 'custom' | 'internal'
  doc?: { relationTo: string; value: string | { slug?: string } } | null
}

/** Paths of the site stay in the reader's language; a link to a missing page is plain text. */
export function RichTextLink({
  fields,
  children,
}: {
  fields: RichTextLinkFields
  children: ReactNode
}) {
  const url = fields.linkType === 'internal' ? findInternalPath(fields.doc) : fields.url
  if (!url) return children
  const newTab = fields.newTab ? { target: '_blank', rel: 'noopener' } : {}
  if (!url.startsWith('/')) {
    return (
      <a href={url} {...newTab}>
        {children}
      </a>
    )
  }
  return (
    <Link href={url} {...newTab}>
      {children}
    </Link>
  )
}

function findInternalPath(doc: RichTextLinkFields['doc']): string | undefined {
  if (!doc || typeof doc.value === 'string' || !doc.value.slug) return undefined
  return documentPath(doc.relationTo as PageCollection, doc.value.slug)
}
