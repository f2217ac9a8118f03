'use client'

import { Button, Drawer, useModal } from '@payloadcms/ui'
import { LocalTime } from '@/cms/admin/time-zone'
import { useTexts } from '@/cms/admin/use-texts'
import type { ShownActivity } from '@/cms/workflow/activity/read-activity'
import layout from '@/desk/admin/layout.module.css'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { useAnswer, useRequest } from '@/desk/admin/requests/use-request'
import { languageNames } from '@/i18n/language-names'
import styles from './workflow.module.css'

type Props = { slug: string }

/** Who did what with a document, the newest first. */
export function HistoryDrawer({ slug }: Props) {
  const t = useTexts()
  const { isModalOpen } = useModal()
  const isOpen = isModalOpen(slug)
  const { document } = useEditedDocument()
  const { send, isBusy } = useRequest(t('translations.failed'))
  const activity = 'GET /:document/activity'
  const wish = isOpen ? { document, query: {} } : undefined
  const { answer: page, setAnswer, state } = useAnswer(activity, wish)

  async function loadMore() {
    const last = page?.entries.at(-1)
    const older = last && (await send(activity, { document, query: { before: String(last.id) } }))
    if (page && older) setAnswer({ ...older, entries: [...page.entries, ...older.entries] })
  }

  return (
    <Drawer slug={slug} title={t('workflow.history')}>
      <div className={`${layout.dialog} ${styles.drawer}`} aria-busy={isBusy}>
        {state === 'failed' && <p role="alert">{t('translations.failed')}</p>}
        {page?.entries.length === 0 && <p>{t('workflow.noHistory')}</p>}
        <ol className={layout.list}>
          {page?.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
        {page?.hasMore && (
          <div>
            <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={loadMore}>
              {t('workflow.more')}
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  )
}

function Entry({ entry }: { entry: ShownActivity }) {
  const t = useTexts()
  const { action, at, details, isServer, locale, user } = entry
  return (
    <li className={styles.entry}>
      <strong>{t(`workflow.actions.${action}`)}</strong>
      {locale && ` · ${languageNames[locale]}`}
      {details?.assignee && ` · ${details.assignee}`}
      {details?.at && (
        <>
          {' · '}
          <LocalTime at={details.at} />
        </>
      )}
      <br />
      <small>
        {user ?? (isServer ? t('workflow.server') : t('schedule.deletedAccount'))} ·{' '}
        <LocalTime at={at} />
      </small>
    </li>
  )
}
