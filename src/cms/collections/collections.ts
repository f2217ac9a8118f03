import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/nobody'
import { label } from '@/cms/admin/label'
import { showSaving } from '@/cms/admin/saving/show-saving'
import { nameColumns } from '@/cms/fields/name-columns'
import { glossaryTerms } from '@/desk/glossary/glossary-terms'
import { blockedHosts } from './blocked-hosts'
import { categories } from './categories'
import { codeFiles } from './code-files'
import { codes } from './codes'
import { legalPages } from './legal-pages'
import { media } from './media'
import { messages } from './messages'
import { missingPages } from './missing-pages'
import { outgoingMails } from './outgoing-mails'
import { posts } from './posts'
import { redirects } from './redirects'
import { reports } from './reports'
import { scheduledChanges } from './scheduled-changes'
import { secondFactors } from './second-factors'
import { solutions } from './solutions'
import { tags } from './tags'
import { users } from './users'

/** In the order of the admin's menu. */
export const collections: CollectionConfig[] = [
  solutions,
  legalPages,
  redirects,
  missingPages,
  posts,
  categories,
  tags,
  { ...glossaryTerms, admin: { ...glossaryTerms.admin, group: label('groups.frame') } },
  messages,
  reports,
  codes,
  codeFiles,
  blockedHosts,
  scheduledChanges,
  outgoingMails,
  media,
  users,
  secondFactors,
]
  .map(showSaving.collection)
  .map((collection) => ({
    ...collection,
    fields: nameColumns(collection.fields),
    // Payload's view of the API is English only and headed by ids; `/developers` documents the API.
    admin: { ...collection.admin, hideAPIURL: true },
  }))
  .map((collection) => (collection.versions ? collection : refuseVersions(collection)))

/** Payload answers requests for versions also where there are none, with a failure. */
function refuseVersions(collection: CollectionConfig): CollectionConfig {
  return { ...collection, access: { ...collection.access, readVersions: nobody } }
}
