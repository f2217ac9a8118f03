import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import type { NamedKey } from './save-key-dialog'

/** Confirms that a key is removed from this browser, and warns if it exists nowhere else. */
export function RemoveKeyDialog({
  named,
  onSave,
  onRemove,
  onClose,
}: {
  named: NamedKey | undefined
  onSave: () => void
  onRemove: () => void
  onClose: () => void
}) {
  const t = useTranslations('myCodes.list.remove')
  const format = useFormatter()
  const backupAt = named?.stored.backupAt
  return (
    <Dialog
      open={named !== undefined}
      onClose={onClose}
      title={t('title', { name: named?.name ?? '' })}
      closeLabel={t('close')}
    >
      <div className="flex flex-col gap-4 text-sm">
        <p>{t('text')}</p>
        {backupAt ? (
          <p className="text-ink-soft">
            {t('backup', { date: format.dateTime(new Date(backupAt), { dateStyle: 'long' }) })}
          </p>
        ) : (
          <Notice tone="bad">{t('noBackup')}</Notice>
        )}
        <div className="flex flex-wrap gap-2">
          {!backupAt && <Button onClick={onSave}>{t('save')}</Button>}
          <Button variant={backupAt ? 'primary' : 'secondary'} onClick={onRemove}>
            {t('confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
