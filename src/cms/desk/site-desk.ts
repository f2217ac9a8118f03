import { sql } from '@payloadcms/db-postgres'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { isReviewer } from '@/cms/access/is-reviewer'
import { isStaff } from '@/cms/access/is-staff'
import { createsEmptyDraft } from '@/cms/empty-drafts/empty-draft-hooks'
import { textBlocks } from '@/cms/fields/rich-text-editor'
import { runSoon } from '@/cms/jobs/run-soon'
import { assignWork } from '@/cms/workflow/assign'
import { listColleagues } from '@/cms/workflow/colleagues'
import { followMark } from '@/cms/workflow/follow-mark'
import type { DeskOptions } from '@/desk/options'
import { locales } from '@/i18n/locales'
import { findMachineProvider } from './find-machine-provider'
import { openUploadReader } from './read-in-worker'
import { siteName } from './site-languages'

/** What the site tells the translation desk. */
export const siteDesk: DeskOptions = {
  collections: ['solutions', 'legal-pages', 'posts', 'categories', 'tags'],
  globals: ['home', 'features', 'pricing', 'site', 'navigation', 'footer'],
  pictures: 'media',
  locales,
  name: siteName,
  // They are in the migrations.
  createTables: false,
  access: {
    view: isStaff,
    edit: isEditor,
    manage: isAdmin,
    // Reviewers change the status and nothing else.
    saveTexts: ({ req }) => !isReviewer({ req }),
  },
  serverFields: ['lastEditedAt', 'lastEditedBy', 'revision'],
  textBlocks,
  // Program code is the same in all languages.
  literalBlocks: ['Code'],
  textHelp: '@/cms/admin/text-help/text-help#TextHelp',
  readUpload: openUploadReader(),
  fillSoon: (req) => runSoon(req, 'fill-translation-states'),
  // The hooks of the trash store the states with the sources that they remember.
  ignoresSave: (req) => createsEmptyDraft(req) || Boolean(req.context.trashChange),
  emptyDrafts: sql`select entity, document_id from empty_drafts`,
  machine: findMachineProvider,
  workflow: {
    work: sql`
      select entity, document_id, locale, step, assignee, name
      from translation_work left join users on users.id = assignee`,
    publishedIsReady: sql`not exists (select from workflow where not published_is_ready)`,
    scheduled: sql`
      select target as entity, coalesce(document, '') as document_id, locale from scheduled_changes
      where state = 'waiting' and action = 'publish'`,
    assign: assignWork,
    listPeople: listColleagues,
    afterMark: followMark,
  },
}
