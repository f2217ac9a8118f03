import { Gutter } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import Link from 'next/link'
import type { AdminViewServerProps, CollectionSlug } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { getTexts } from '@/cms/admin/get-texts'
import layout from '@/desk/admin/layout.module.css'
import { translateLabel } from '@/desk/documents/translate-label'
import { paths } from '@/paths'
import { Card } from './card'
import styles from './dashboard.module.css'
import { dashboardCards } from './dashboard-cards'

const created: CollectionSlug[] = ['posts', 'solutions', 'legal-pages', 'media']

/** The first page of the admin: what concerns the user, in cards that fail on their own. */
export async function Dashboard(props: AdminViewServerProps) {
  const { i18n, payload, initPageResult } = props
  const t = getTexts(i18n)
  const { req, permissions } = initPageResult
  if (!isStaff({ req })) return null
  const { language } = i18n
  const cards = await Promise.all(
    dashboardCards.map(async ({ name, title, render, isWide = false }) => {
      try {
        return { name, isWide, content: await render(props) }
      } catch (cause) {
        payload.logger.error({ err: cause, msg: `The card ${name} could not be loaded` })
      }
      const content = (
        <Card key={name} title={t(title)}>
          <p role="alert">{t('dashboard.failed')}</p>
        </Card>
      )
      return { name, isWide: false, content }
    }),
  )
  const creatable = payload.config.collections.filter(
    ({ slug }) => created.includes(slug) && permissions.collections?.[slug]?.create,
  )
  return (
    <main>
      <Gutter className={`${layout.page} ${styles.dashboard}`}>
        <div className={`${layout.row} ${styles.head}`}>
          <h1>{req.t('general:dashboard')}</h1>
          {creatable.length > 0 && (
            <nav className={layout.row} aria-label={t('dashboard.create')}>
              <span aria-hidden="true">{t('dashboard.create')}</span>
              {creatable.map(({ slug, labels }) => (
                <Link
                  key={slug}
                  href={`${paths.admin}/collections/${slug}/create`}
                  prefetch={false}
                  className="btn btn--style-secondary btn--size-small"
                >
                  {translateLabel(labels.singular, language)}
                </Link>
              ))}
            </nav>
          )}
        </div>
        <div className={styles.cards}>
          {cards.map(
            ({ name, isWide, content }) =>
              content && (
                <div key={name} data-card={name} data-wide={isWide || undefined}>
                  {content}
                </div>
              ),
          )}
          <div data-wide>
            {RenderServerComponent({
              Component: payload.config.admin.components.beforeDashboard,
              importMap: payload.importMap,
              serverProps: props,
            })}
          </div>
        </div>
      </Gutter>
    </main>
  )
}
