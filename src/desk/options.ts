import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Block, PayloadRequest } from 'payload'
import type { Entity } from './documents/entity'
import type { PublicationTarget } from './documents/publication-target'
import type { ReadUpload } from './exchange/read-upload'
import type { DeskLanguage, DeskLocale } from './languages'
import type { MachineProvider } from './machine-translation/provider'

type Allows = (args: { req: PayloadRequest }) => boolean

/** What the desk shows and does of the work of people, where a project organizes it. */
export type DeskWorkflow = {
  /**
   * Selects the work on languages: `entity`, `document_id` ('' for a global), `locale`, `step` (see
   * `workSteps`), `assignee` (the id of a user) and `name` (that of the user).
   */
  work: SQL
  /** The condition that a published source is ready for translation, also if nobody has approved it. */
  publishedIsReady: SQL
  /** Selects the languages that wait for their publication: `entity`, `document_id`, `locale`. */
  scheduled: SQL
  /** Assigns a language of a document to a user, or to no one; throws if that is refused. */
  assign: (
    target: PublicationTarget,
    locale: DeskLocale,
    user: string | null,
    req: PayloadRequest,
  ) => Promise<void>
  /** Lists the people to whom documents can be assigned. */
  listPeople: (req: PayloadRequest) => Promise<{ id: string; name: string }[]>
  /** Runs after translations were marked as up to date, in the transaction of the mark. */
  afterMark: (entity: Entity, req: PayloadRequest, locales: readonly DeskLocale[]) => Promise<void>
}

export type DeskOptions = {
  /** Slugs of the collections and globals whose texts are translated. They need drafts. */
  collections: readonly string[]
  globals?: readonly string[]
  /** The languages with their tags; by default those of `localization`, with their codes as tags. */
  locales?: readonly DeskLanguage[]
  /** Whether missing tables are created at the start; false where migrations contain `deskTables`. */
  createTables?: boolean
  /**
   * Slug of a collection of pictures, whose alternative texts are exchanged. They have no drafts and are
   * listed apart.
   */
  pictures?: string
  /** Name of the project in files for translators. */
  name?: string
  access?: {
    /** Who sees states and English texts and exchanges files; by default everyone who is signed in. */
    view?: Allows
    /** Who changes the glossary and the memory. */
    edit?: Allows
    /** Who has all states computed again. */
    manage?: Allows
    /** Who may change texts at all, in addition to the access of the collections. */
    saveTexts?: Allows
  }
  /** Names of localized fields that are no texts, because the server writes them. */
  serverFields?: readonly string[]
  /** Blocks in rich texts, and the slugs of those that are the same in all languages. */
  textBlocks?: readonly Block[]
  literalBlocks?: readonly string[]
  /** Component of the panel beside the form instead of the desk's own, which it may contain. */
  textHelp?: string
  /** Reads an uploaded file in another process, so that none delays requests; by default in this one. */
  readUpload?: ReadUpload
  /** Computes missing states in the background, such as in a queue; by default in this process. */
  fillSoon?: (req: PayloadRequest) => Promise<void>
  /** Whether a save is none that states follow, such as of a draft without content. */
  ignoresSave?: (req: PayloadRequest) => boolean
  /** Selects the documents without states, such as drafts without content: `entity`, `document_id`. */
  emptyDrafts?: SQL
  /** The service that translates by machine, if the operator has chosen one. */
  machine?: () => MachineProvider | undefined
  workflow?: DeskWorkflow
}

const none = sql`select '' as entity, '' as document_id, null::_locales as locale, '' as step,
  '' as assignee, '' as name where false`

const isSignedIn: Allows = ({ req }) => Boolean(req.user)

function complete(options: DeskOptions) {
  const {
    view = isSignedIn,
    edit = isSignedIn,
    manage = edit,
    saveTexts = view,
  } = options.access ?? {}
  return {
    globals: [] as readonly string[],
    name: 'Translation desk',
    literalBlocks: [] as readonly string[],
    textBlocks: [] as readonly Block[],
    textHelp: undefined,
    pictures: undefined,
    readUpload: undefined,
    fillSoon: undefined,
    machine: undefined,
    workflow: undefined,
    ...options,
    access: { view, edit, manage, saveTexts },
    emptyDrafts: options.emptyDrafts ?? none,
    ignoresSave: options.ignoresSave ?? (() => false),
    serverFields: new Set([...payloadFields, ...(options.serverFields ?? [])]),
    work: options.workflow?.work ?? none,
    scheduled: options.workflow?.scheduled ?? none,
    publishedIsReady: options.workflow?.publishedIsReady ?? sql`true`,
  }
}

/** Fields of Payload that are no texts. */
const payloadFields = ['_status', 'createdAt', 'deletedAt', 'id', 'updatedAt']

let settings = complete({ collections: [] })

/** Takes over the options of the plugin, for this process. */
export function setOptions(options: DeskOptions): void {
  settings = complete(options)
}

/** The options of the plugin, with their defaults. */
export const desk = () => settings
