import { useFormatter, useTranslations } from 'next-intl'
import { lazy, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { SaveKeyDialog } from '@/tools/shared/keys/save-key-dialog'
import {
  changeWorkspaceKey,
  type StoredWorkspaceKey,
} from '@/tools/shared/workspaces/workspace-keys'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

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
  return (
    <SaveKeyDialog
      open={open}
      name={stored.name || t('unnamed')}
      messages={paths.workspaceMessages(locale)}
      onClose={onClose}
    >
      <p className="text-ink-soft text-sm">{t('saveKey.lead')}</p>
      <SavedKey stored={stored} />
    </SaveKeyDialog>
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
