import { Button, Gutter, Pill, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { type AdminTranslator, getTexts } from '@/cms/admin/get-texts'
import { LocalTime } from '@/cms/admin/time-zone'
import { compareVersions, type VersionComparison } from '@/cms/history/compare-versions'
import { nameReferences } from '@/cms/history/name-references'
import {
  type HistoryOf,
  type NamedVersion,
  readHistory,
  readVersion,
} from '@/cms/history/read-history'
import { needsReview } from '@/cms/workflow/read-settings'
import { NativeSelect } from '@/desk/admin/choices'
import layout from '@/desk/admin/layout.module.css'
import { EnglishTitle } from '@/desk/admin/side-by-side/english-title'
import { formAddress } from '@/desk/admin/states/form-address'
import { getTarget } from '@/desk/documents/target'
import { translateLabel } from '@/desk/documents/translate-label'
import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/locales'
import { DifferenceList } from './difference-list'
import styles from './history.module.css'
import { type RestorationKind, RestoreLanguage } from './restore-language'
import { stateKeys } from './state-keys'
import { TimeOption } from './time-option'

type Query = Record<string, string | string[] | undefined>

const nameOf = (locale: Locale | undefined) =>
  locales.find(({ code }) => code === locale)?.name ?? '–'

/** What differs between two versions of a document in one language, with the way back. */
export async function VersionView({
  initPageResult,
  routeSegments,
  searchParams,
}: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const config = collectionConfig ?? globalConfig
  const versionId = routeSegments.at(-1) ?? ''
  if (!config) notFound()
  const target: HistoryOf = { slug: config.slug, id: collectionConfig ? String(docID) : null }
  const history = await readHistory(target, req, versionId)
  const shown = history.find(({ id }) => id === versionId)
  if (!shown) notFound()
  const { language } = req.i18n
  const t = getTexts(req.i18n)
  const locale = pickLocale(searchParams ?? {}, shown, req)
  const older = pickOlder(searchParams ?? {}, history, shown, locale)
  const [after, before] = [
    await readVersion(target, shown.id, req),
    older && (await readVersion(target, older.id, req)),
  ]
  if (!after) notFound()
  const comparison: VersionComparison = {
    locale,
    language,
    names: await nameReferences(config.flattenedFields, [before ?? {}, after], locale, req),
  }
  const differences = compareVersions(config.flattenedFields, before ?? {}, after, comparison)
  const own = differences.filter(({ isShared }) => !isShared)
  const shared = differences.filter(({ isShared }) => isShared)
  const isTrashed = routeSegments.includes('trash')
  const kinds = isTrashed ? [] : await listRestorations(target, locale, req)
  const place = target.id === null ? `/globals/${target.slug}` : `/${target.slug}`
  return (
    <>
      <SetDocumentStepNav
        id={docID}
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        pluralLabel={translateLabel(
          collectionConfig?.labels.plural ?? globalConfig?.label,
          language,
        )}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        isTrashed={isTrashed}
        view={t('history.title')}
      />
      <EnglishTitle entity={target.slug} id={target.id} req={req} />
      <main className="versions">
        <Gutter className={`${layout.page} ${layout.compared}`}>
          <h1>{t('history.title')}</h1>
          <VersionFacts version={shown} req={req} />
          <Choice {...{ history, shown, older, locale, t, req }} />
          {!older && <p role="status">{t('history.first')}</p>}
          <section aria-label={nameOf(locale)} className={styles.differences}>
            <h2>{nameOf(locale)}</h2>
            {own.length > 0 ? (
              <>
                <p>
                  <del>{t('history.removed')}</del> <ins>{t('history.added')}</ins>
                </p>
                <DifferenceList differences={own} t={t} />
              </>
            ) : (
              <p role="status">{t('history.none')}</p>
            )}
          </section>
          {shared.length > 0 && (
            <section aria-label={t('history.shared')} className={styles.differences}>
              <h2>{t('history.shared')}</h2>
              <DifferenceList differences={shared} t={t} />
            </section>
          )}
          {kinds.length > 0 && (
            <>
              <p>{t('history.lead')}</p>
              <RestoreLanguage
                kinds={kinds}
                path={`${place}/versions/${shown.id}`}
                locale={locale}
                languageName={nameOf(locale)}
                isEnglish={locale === defaultLocale}
                formUrl={formAddress(target.slug, target.id ?? '', locale, null)}
              />
            </>
          )}
        </Gutter>
      </main>
    </>
  )
}

/** The ways in which the user may restore a language. */
async function listRestorations(
  { slug, id }: HistoryOf,
  locale: Locale,
  req: PayloadRequest,
): Promise<RestorationKind[]> {
  if (!(await getTarget(req, slug, id).maySaveDraft(locale))) return []
  // An older text has no approval.
  return (await needsReview(req)) ? ['draft'] : ['draft', 'publish']
}

/** The language of the address, of the version or of the admin. */
function pickLocale({ language }: Query, shown: NamedVersion, req: PayloadRequest): Locale {
  if (isLocale(language)) return language
  return shown.edit?.locale ?? (isLocale(req.locale) ? req.locale : defaultLocale)
}

/** The chosen version, or the one before in the same language, or any before. */
function pickOlder(
  { versionFrom }: Query,
  history: readonly NamedVersion[],
  shown: NamedVersion,
  locale: Locale,
): NamedVersion | undefined {
  const earlier = history.slice(history.indexOf(shown) + 1)
  return (
    history.find(({ id }) => id === versionFrom && id !== shown.id) ??
    earlier.find(({ edit }) => edit?.locale === locale) ??
    earlier[0]
  )
}

const describe = ({ author, edit, state }: NamedVersion, { t }: PayloadRequest) => ({
  author,
  language: nameOf(edit?.locale),
  state: t(stateKeys[state]),
})

function VersionFacts({ version, req }: { version: NamedVersion; req: PayloadRequest }) {
  const { author, language, state } = describe(version, req)
  return (
    // A pill is a block, which a paragraph cannot contain.
    <div className={`${layout.row} ${styles.facts}`}>
      <strong>
        <LocalTime at={version.updatedAt} />
      </strong>
      <span>{author}</span>
      <span>{language}</span>
      <Pill size="small" pillStyle={version.state === 'public' ? 'success' : 'light'}>
        {state}
      </Pill>
    </div>
  )
}

type ChoiceProps = {
  history: readonly NamedVersion[]
  shown: NamedVersion
  older: NamedVersion | undefined
  locale: Locale
  t: AdminTranslator
  req: PayloadRequest
}

function Choice({ history, shown, older, locale, t, req }: ChoiceProps) {
  return (
    <form className={layout.filter}>
      <NativeSelect
        {...{ label: t('translations.language'), name: 'language', defaultValue: locale }}
        options={locales.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <NativeSelect
        {...{ label: t('history.compareWith'), name: 'versionFrom', defaultValue: older?.id }}
        options={[]}
      >
        {history
          .filter(({ id }) => id !== shown.id)
          .map((version) => {
            const { author, language, state } = describe(version, req)
            return (
              <TimeOption
                key={version.id}
                value={version.id}
                at={version.updatedAt}
                label={[author, language, state].join(' · ')}
              />
            )
          })}
      </NativeSelect>
      <Button type="submit" buttonStyle="secondary" margin={false}>
        {t('translations.apply')}
      </Button>
    </form>
  )
}
