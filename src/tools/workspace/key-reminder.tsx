import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { paths } from '@/paths'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { MoreMessages } from '@/tools/shared/more-messages'
import {
  changeWorkspaceKey,
  type StoredWorkspaceKey,
} from '@/tools/shared/workspaces/workspace-keys'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'

const WorkspaceKeyCard = lazy(async () => ({
  default: (await import('./workspace-key-card')).WorkspaceKeyCard,
}))

/** A key that was stored less than this ago was just created. */
const newForMs = 5_000

/** Shows a new key, and reminds to save one that is only in this browser. */
export function KeyReminder({ stored }: { stored: StoredWorkspaceKey }) {
  const t = useTranslations('workspace.frame')
  const [isOpen, setOpen] = useState(
    () => !stored.backupAt && Date.now() - stored.addedAt < newForMs,
  )
  return (
    <>
      {!stored.backupAt && (
        <Notice tone="warn" title={t('reminder.title')}>
          <p>{t('reminder.text')}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOpen(true)}>
            {t('reminder.save')}
          </Button>
        </Notice>
      )}
      <SaveWorkspaceKeyDialog stored={stored} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Every way to save the key of this browser. */
export function SaveWorkspaceKeyDialog({
  stored,
  open,
  onClose,
}: {
  stored: StoredWorkspaceKey
  open: boolean
  onClose: () => void
}) {
  const t = useTranslations('workspace.frame')
  const locale = useLocale()
  const name = stored.name || t('unnamed')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('saveKey.title', { name })}
      closeLabel={t('saveKey.close')}
    >
      {open && (
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft text-sm">{t('saveKey.lead')}</p>
          <LoadBoundary>
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <MoreMessages address={paths.workspaceMessages(locale)}>
                <SavedKey stored={stored} />
              </MoreMessages>
            </Suspense>
          </LoadBoundary>
          <Button variant="secondary" onClick={onClose} className="self-end">
            {t('saveKey.done')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function SavedKey({ stored }: { stored: StoredWorkspaceKey }) {
  const t = useTranslations('workspace.key')
  const format = useFormatter()
  const { id, name, role, secret, backupAt } = stored
  const markSaved = () => changeWorkspaceKey(id, { backupAt: Date.now() })
  return (
    <>
      <WorkspaceKeyCard name={name} role={role} secret={secret} onSaved={markSaved} />
      <Notice tone={backupAt ? 'good' : 'warn'} live>
        <p>
          {backupAt
            ? t('done', { date: format.dateTime(new Date(backupAt), { dateStyle: 'long' }) })
            : t('none')}
        </p>
        {!backupAt && (
          <Button variant="secondary" size="sm" className="mt-2" onClick={markSaved}>
            {t('elsewhere')}
          </Button>
        )}
      </Notice>
    </>
  )
}
