import { Gutter, Pill, SetDocumentStepNav } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import {
  describeVersions,
  type StoredVersion,
  type VersionState,
} from '@/cms/history/describe-versions'
import { publishedIn } from '@/cms/published-in'
import { locales } from '@/i18n/locales'
import { labelFor } from './label'

const stateTexts = {
  public: 'version:currentlyPublished',
  earlierPublic: 'version:previouslyPublished',
  currentDraft: 'version:currentDraft',
  draft: 'version:draft',
} as const satisfies Record<VersionState, string>

/**
 * The versions of a document: when, by whom and in which language each was saved, and its state.
 */
export async function VersionList({ initPageResult, versions: drawer }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const { i18n, payload, t } = req
  const [versions, shown] = collectionConfig
    ? await readCollection(collectionConfig.slug as CollectionSlug, String(docID), req)
    : await readGlobal(globalConfig?.slug as GlobalSlug, req)
  const described = describeVersions(versions, publishedIn(shown))
  const names = await readNames(
    described.map(({ edit }) => edit?.user ?? null),
    req,
  )
  const path: `/${string}` = collectionConfig
    ? `/collections/${collectionConfig.slug}/${docID}/versions`
    : `/globals/${globalConfig?.slug}/versions`
  const { admin, routes } = payload.config
  // In the comparison of versions, the list selects the version to compare with.
  const isChoice = drawer?.useVersionDrawerCreatedAtCell
  const addressOf = (id: string) =>
    isChoice
      ? `?versionFrom=${id}`
      : formatAdminURL({ adminRoute: routes.admin, path: `${path}/${id}` })
  const table = (
    <div className="table">
      <table cellPadding="0" cellSpacing="0">
        <thead>
          <tr>
            <th scope="col">{t('general:updatedAt')}</th>
            <th scope="col">{labelFor(i18n.language, 'fields.author')}</th>
            <th scope="col">{labelFor(i18n.language, 'fields.locale')}</th>
            <th scope="col">{t('version:status')}</th>
          </tr>
        </thead>
        <tbody>
          {described.map(({ id, updatedAt, isAutosave, edit, state }, index) => (
            <tr key={id} className={`row-${index + 1}`}>
              <td>
                <a href={addressOf(id)}>
                  {formatDate({ date: updatedAt, i18n, pattern: admin.dateFormat })}
                </a>
              </td>
              <td>{(edit?.user && names.get(edit.user)) ?? '–'}</td>
              <td>{locales.find(({ code }) => code === edit?.locale)?.name ?? '–'}</td>
              <td>
                <span style={{ display: 'inline-flex', gap: '0.5rem' }}>
                  <Pill size="small" pillStyle={state === 'public' ? 'success' : 'light'}>
                    {t(stateTexts[state])}
                  </Pill>
                  {isAutosave && <Pill size="small">{t('version:autosave')}</Pill>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
  if (drawer?.disableGutter) return table
  return (
    <>
      <SetDocumentStepNav
        id={docID}
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">{table}</Gutter>
      </main>
    </>
  )
}

const select = {
  autosave: true,
  publishedLocale: true,
  updatedAt: true,
  version: { _status: true, lastEditedAt: true, lastEditedBy: true },
} as const
const isOwn = { snapshot: { not_equals: true } }

type History = [StoredVersion[], object]

async function readCollection(
  collection: CollectionSlug,
  id: string,
  req: PayloadRequest,
): Promise<History> {
  const { payload, user } = req
  const common = { collection, depth: 0, locale: 'all', overrideAccess: false, req, user } as const
  const where = { and: [{ parent: { equals: id } }, isOwn] }
  const { docs } = await payload.findVersions({
    ...common,
    where,
    pagination: false,
    sort: '-updatedAt',
    select: select as never,
  })
  const doc = await payload.findByID({ ...common, id, select: { _status: true } as never })
  return [docs as StoredVersion[], doc]
}

async function readGlobal(slug: GlobalSlug, req: PayloadRequest): Promise<History> {
  const { payload, user } = req
  const common = { slug, depth: 0, locale: 'all', overrideAccess: false, req, user } as const
  const { docs } = await payload.findGlobalVersions({
    ...common,
    where: isOwn,
    pagination: false,
    sort: '-updatedAt',
    select: select as never,
  })
  const doc = await payload.findGlobal({ ...common, select: { _status: true } as never })
  return [docs as StoredVersion[], doc]
}

async function readNames(users: (string | null)[], req: PayloadRequest) {
  const ids = [...new Set(users.filter((user) => user !== null))]
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
