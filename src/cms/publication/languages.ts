import {
  commitTransaction,
  type Endpoint,
  type FlattenedField,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { labelFor } from '@/cms/admin/label'
import { publishedIn } from '@/cms/published-in'
import { checkLanguages } from '@/cms/quality/check-languages'
import { type FindingGroup, groupFindings } from '@/cms/quality/group-findings'
import { findApproved } from '@/cms/workflow/find-approved'
import { needsReview } from '@/cms/workflow/read-settings'
import {
  findUntranslatedTexts,
  listPublishedRows,
  type MissingText,
  type PublishedRow,
} from '@/desk/documents/all-locales'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { refuse } from '@/desk/documents/refuse'
import { isValues } from '@/desk/documents/row-fields'
import { getRouteTarget } from '@/desk/documents/target'
import { countMachineMade } from '@/desk/machine-translation/require-confirmed'
import { readTranslationStates } from '@/desk/states/read-states'
import { isLocale, type Locale, localeCodes, locales } from '@/i18n/locales'

/** `empty` has no text yet; `changed` is published and has unpublished changes. */
export type LanguageState = 'empty' | 'draft' | 'changed' | 'published'

/** State of a document in a language. `missing` lists the required texts that are empty. */
export type Language = {
  locale: Locale
  state: LanguageState
  missing: MissingText[]
  /** Number of texts that are older than the English ones. */
  outdated: number
  /** Number of texts that exist in English only. */
  untranslated: number
  /** Number of machine translations that nobody has confirmed, so that it cannot be published. */
  machineMade: number
  /** What is to be fixed in the texts, without hints. */
  findings: FindingGroup[]
  /** Whether the role of the user needs an approval that is missing. */
  isUnapproved: boolean
  /** Whether the user may publish and unpublish the language. */
  mayPublish: boolean
}

export type Languages = { languages: Language[]; rows: PublishedRow[] }

function endpoints(path: string) {
  const get: Omit<Endpoint, 'root'> = {
    path,
    method: 'get',
    handler: async (req) => {
      if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
      return Response.json(await readLanguages(getRouteTarget(req), req))
    },
  }
  const post: Omit<Endpoint, 'root'> = {
    path,
    method: 'post',
    handler: async (req) => {
      if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
      const body: unknown = await req.json?.()
      const { action = 'publish', locales: wanted } = isValues(body) ? body : {}
      const isAction = action === 'publish' || action === 'unpublish'
      if (!isAction || !Array.isArray(wanted) || wanted.length === 0 || !wanted.every(isLocale))
        return refuse(400, req.t('error:missingRequiredData'))
      // English first: it publishes the values that all languages share.
      const chosen = localeCodes.filter((code) => wanted.includes(code))
      const change = action === 'publish' ? publishLanguages : unpublishLanguages
      return change(getRouteTarget(req), chosen, req)
    },
  }
  return [get, post]
}

/**
 * `GET` returns the state of each language of a document, `POST {action, locales}` publishes or
 * unpublishes several, or none if one of them cannot be.
 */
export const collectionLanguages = endpoints('/:id/languages')
export const globalLanguages = endpoints('/languages')

async function readLanguages(
  { config, id, mayPublish, read, slug }: PublicationTarget,
  req: PayloadRequest,
): Promise<Languages> {
  const fields: readonly FlattenedField[] = config.flattenedFields
  const [published, draft] = [await read(false), await read(true)]
  const { language } = req.i18n
  const shown = publishedIn(published)
  const unchanged = publishedIn(draft)
  const states = await readTranslationStates({ slug, id: id ?? '' }, req)
  const machineMade = await countMachineMade({ slug, id: id ?? '' }, req)
  const findings = await checkLanguages(fields, draft, req)
  const own: Locale[] = []
  for (const locale of localeCodes) if (await mayPublish(locale)) own.push(locale)
  const approved = (await needsReview(req)) && (await findApproved({ slug, id: id ?? '' }, req))
  return {
    languages: localeCodes.map((locale) => {
      const { missing, isEmpty } = findUntranslatedTexts(fields, draft, locale, language)
      const isShown = shown.includes(locale)
      const known = states.find((one) => one.locale === locale)
      const { outdated = 0, missing: untranslated = 0 } = known ?? {}
      const unpublished = isEmpty ? 'empty' : 'draft'
      const current = unchanged.includes(locale) ? 'published' : 'changed'
      return {
        locale,
        state: isShown ? current : unpublished,
        missing,
        outdated,
        untranslated,
        machineMade: machineMade.get(locale) ?? 0,
        findings: groupFindings(findings.get(locale) ?? []),
        isUnapproved: approved && !approved.has(locale),
        mayPublish: own.includes(locale),
      }
    }),
    rows: listPublishedRows(fields, published, shown, language),
  }
}

async function publishLanguages(target: PublicationTarget, wanted: Locale[], req: PayloadRequest) {
  const { languages } = await readLanguages(target, req)
  const incomplete = languages.filter(
    ({ locale, missing }) => wanted.includes(locale) && missing.length > 0,
  )
  if (incomplete.length > 0) {
    const names = incomplete.map(
      ({ locale, missing }) =>
        `${nameOf(locale)} (${missing.map(({ label }) => label).join(', ')})`,
    )
    const message = `${labelFor(req.i18n.language, 'publication.incomplete')} ${names.join('; ')}`
    const errors = incomplete.flatMap(({ locale, missing }) =>
      missing.map(({ path, label }) => ({
        path,
        locale,
        message: `${nameOf(locale)} › ${label}: ${req.t('validation:required')}`,
      })),
    )
    return refuse(422, message, { errors })
  }
  return changeAll(target, wanted, req, target.publish)
}

async function unpublishLanguages(
  target: PublicationTarget,
  wanted: Locale[],
  req: PayloadRequest,
) {
  const shown = publishedIn(await target.read(false))
  const others = wanted.filter((locale) => !shown.includes(locale))
  if (others.length > 0) {
    const reason = labelFor(req.i18n.language, 'schedule.notPublished')
    return refuse(422, `${reason} ${others.map(nameOf).join(', ')}`)
  }
  return changeAll(target, wanted, req, target.unpublish)
}

async function changeAll(
  target: PublicationTarget,
  wanted: readonly Locale[],
  req: PayloadRequest,
  change: (locale: Locale) => Promise<unknown>,
): Promise<Response> {
  const isOurs = await initTransaction(req)
  try {
    for (const locale of wanted) await change(locale)
    if (isOurs) await commitTransaction(req)
  } catch (cause) {
    await killTransaction(req)
    throw cause
  }
  return Response.json(await readLanguages(target, req))
}

const nameOf = (locale: Locale) => locales.find(({ code }) => code === locale)?.name
