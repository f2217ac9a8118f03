import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { getTexts } from '@/cms/admin/get-texts'
import { labelFor } from '@/cms/admin/label'
import { publishedIn } from '@/cms/published-in'
import { AdminPage } from '@/desk/admin/admin-page'
import { formAddress } from '@/desk/admin/states/form-address'
import { getTarget } from '@/desk/documents/target'
import { translateLabel } from '@/desk/documents/translate-label'
import { readTranslationStates } from '@/desk/states/read-states'
import { locales } from '@/i18n/locales'
import { paths, queryParameters } from '@/paths'
import { PreviewFrames, type ShownFrame } from './preview-frames'
import { readPreviewsPath } from './preview-path'

/** One page in all languages, next to each other. */
export async function LanguagePreviews(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isStaff({ req })) redirect(paths.signIn)
  const segments = view.params?.segments
  const place = readPreviewsPath(Array.isArray(segments) ? segments : [])
  const found = await findFrames(place, req)
  if (!found) notFound()
  return (
    <AdminPage view={view} title={found.title} lead={getTexts(req.i18n)('preview.lead')}>
      <PreviewFrames frames={found.frames} />
    </AdminPage>
  )
}

type Place = { entity: string; id: string }

/** Returns the title of a document and its page in each language; undefined if it has no page. */
async function findFrames(
  { entity, id }: Place,
  req: PayloadRequest,
): Promise<{ title: string; frames: ShownFrame[] } | undefined> {
  const { config } = req.payload
  const own =
    id === ''
      ? config.globals.find(({ slug }) => slug === entity)
      : config.collections.find(({ slug }) => slug === entity)
  const preview = own?.custom?.hasTranslations && own.admin.preview
  const draft = preview && (await readDraft({ entity, id }, req))
  if (!own || !preview || !draft) return undefined
  const { language } = req.i18n
  const [states, published] = [
    await readTranslationStates({ slug: entity, id }, req),
    publishedIn(await getTarget(req, entity, id || null).read(false)),
  ]
  const t = getTexts(req.i18n)
  const frames: ShownFrame[] = []
  for (const { code, lang, name } of locales) {
    const draftUrl = await preview(draft, { locale: code, req, token: null })
    const page =
      draftUrl && new URL(draftUrl, config.serverURL).searchParams.get(queryParameters.path)
    if (!draftUrl || !page) return undefined
    const state = states.find((known) => known.locale === code)?.state
    frames.push({
      lang,
      name,
      page,
      state: state ? t(`translations.states.${state}`) : '',
      draftUrl,
      publishedUrl: published.includes(code) ? `${page}?${queryParameters.published}` : null,
      editUrl: formAddress(entity, id, code, null),
    })
  }
  return { title: findTitle(draft, own, language), frames }
}

type Document = Record<string, unknown>

/** Reads the newest state of a document in English with the rights of the user. */
async function readDraft({ entity, id }: Place, req: PayloadRequest): Promise<Document | null> {
  const own = { draft: true, depth: 0, overrideAccess: false, user: req.user, req } as const
  if (id === '') return req.payload.findGlobal({ ...own, slug: entity as GlobalSlug }) as never
  const options = { ...own, id, disableErrors: true } as const
  return req.payload.findByID({ ...options, collection: entity as CollectionSlug }) as never
}

function findTitle(draft: Document, config: { label?: unknown; admin: object }, language: string) {
  const field = 'useAsTitle' in config.admin ? draft[String(config.admin.useAsTitle)] : undefined
  if (typeof field === 'string' && field) return field
  return translateLabel(config.label, language) ?? labelFor(language, 'translations.untitled')
}
