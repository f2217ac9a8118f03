'use client'

import { Button, Drawer, useModal } from '@payloadcms/ui'
import { useEditedDocument } from '@/cms/admin/requests/use-edited-document'
import { useAnswer, useRequest } from '@/cms/admin/requests/use-request'
import { LocalTime } from '@/cms/admin/time-zone'
import type { ShownActivity } from '@/cms/workflow/activity/read-activity'
import layout from '../layout.module.css'
import styles from './workflow.module.css'
import type { WorkflowTexts } from './workflow-texts'

type Props = { slug: string; texts: WorkflowTexts; names: Record<string, string> }

/** Who did what with a document, the newest first. */
export function HistoryDrawer({ slug, texts, names }: Props) {
  const { isModalOpen } = useModal()
  const isOpen = isModalOpen(slug)
  const { document } = useEditedDocument()
  const { send, isBusy } = useRequest(texts.failed)
  const activity = 'GET /:document/activity'
  const wish = isOpen ? { document, query: {} } : undefined
  const { answer: page, setAnswer, state } = useAnswer(activity, wish)

  async function loadMore() {
    const last = page?.entries.at(-1)
    const older = last && (await send(activity, { document, query: { before: String(last.id) } }))
    if (page && older) setAnswer({ ...older, entries: [...page.entries, ...older.entries] })
  }

  return (
    <Drawer slug={slug} title={texts.history}>
      <div className={`${layout.dialog} ${styles.drawer}`} aria-busy={isBusy}>
        {state === 'failed' && <p role="alert">{texts.failed}</p>}
        {page?.entries.length === 0 && <p>{texts.noHistory}</p>}
        <ol className={layout.list}>
          {page?.entries.map((entry) => (
            <Entry key={entry.id} {...{ entry, texts, names }} />
          ))}
        </ol>
        {page?.hasMore && (
          <div>
            <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={loadMore}>
              {texts.more}
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  )
}

function Entry({ entry, texts, names }: Pick<Props, 'names' | 'texts'> & { entry: ShownActivity }) {
  const { action, at, details, isServer, locale, user } = entry
  return (
    <li className={styles.entry}>
      <strong>{texts.actions[action]}</strong>
      {locale && ` · ${names[locale]}`}
      {details?.assignee && ` · ${details.assignee}`}
      {details?.at && (
        <>
          {' · '}
          <LocalTime at={details.at} />
        </>
      )}
      <br />
      <small>
        {user ?? (isServer ? texts.server : texts.deletedAccount)} · <LocalTime at={at} />
      </small>
    </li>
  )
}
