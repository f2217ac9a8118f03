import { Gutter, Pill, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { readHistory } from '@/cms/history/read-history'
import { EnglishTitle } from '@/desk/admin/side-by-side/english-title'
import { translateLabel } from '@/desk/documents/translate-label'
import { locales } from '@/i18n/locales'
import { getTexts } from './get-texts'
import { stateKeys } from './history/state-keys'
import { LocalTime } from './time-zone'

/**
 * The versions of a document: when, by whom and in which language each was saved, and its state.
 */
export async function VersionList({ initPageResult, versions: drawer }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const { i18n, payload } = req
  const t = getTexts(i18n)
  const target = collectionConfig
    ? { slug: collectionConfig.slug, id: String(docID) }
    : { slug: String(globalConfig?.slug), id: null }
  const described = await readHistory(target, req)
  const path: `/${string}` = collectionConfig
    ? `/collections/${collectionConfig.slug}/${docID}/versions`
    : `/globals/${globalConfig?.slug}/versions`
  const { routes } = payload.config
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
            <th scope="col">{i18n.t('general:updatedAt')}</th>
            <th scope="col">{t('fields.author')}</th>
            <th scope="col">{t('fields.locale')}</th>
            <th scope="col">{i18n.t('version:status')}</th>
          </tr>
        </thead>
        <tbody>
          {described.map(({ id, author, updatedAt, isAutosave, edit, state }, index) => (
            <tr key={id} className={`row-${index + 1}`}>
              <td>
                <a href={addressOf(id)}>
                  <LocalTime at={updatedAt} />
                </a>
              </td>
              <td>{author}</td>
              <td>{locales.find(({ code }) => code === edit?.locale)?.name ?? '–'}</td>
              <td>
                <span style={{ display: 'inline-flex', gap: '0.5rem' }}>
                  <Pill size="small" pillStyle={state === 'public' ? 'success' : 'light'}>
                    {i18n.t(stateKeys[state])}
                  </Pill>
                  {isAutosave && <Pill size="small">{i18n.t('version:autosave')}</Pill>}
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
        pluralLabel={translateLabel(
          collectionConfig?.labels.plural ?? globalConfig?.label,
          i18n.language,
        )}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={i18n.t('version:versions')}
      />
      <EnglishTitle entity={target.slug} id={target.id} req={req} />
      <main className="versions">
        <Gutter className="versions__wrap">{table}</Gutter>
      </main>
    </>
  )
}
