import { useFormatter, useTranslations } from 'next-intl'
import { lazy } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { ConfirmDialog } from '@/tools/shared/confirm-dialog'
import { SaveKeyDialog } from '@/tools/shared/keys/save-key-dialog'
import { Notice } from '@/ui/notice'
import type { useCodeActions } from './use-code-actions'

const KeyCard = lazy(async () => ({
  default: (await import('@/tools/code-session/key-card')).KeyCard,
}))

/**
 * Every way to save a key outside this browser, and the confirmation before it is removed, with a
 * warning if it exists nowhere else.
 */
export function KeyDialogs({
  saving,
  removing,
  close,
  saveFirst,
  confirmRemoval,
}: ReturnType<typeof useCodeActions>['dialogs']) {
  const t = useTranslations('myCodes.list.remove')
  const shared = useTranslations('dialogs.keys')
  const locale = useLocale()
  const format = useFormatter()
  const backupAt = removing?.stored.backupAt
  return (
    <>
      <SaveKeyDialog
        open={saving !== undefined}
        name={saving?.name ?? ''}
        messages={paths.dynamicMessages(locale)}
        onClose={close}
      >
        {saving && <KeyCard owned={saving.stored} name={saving.name} link={saving.link} />}
      </SaveKeyDialog>
      <ConfirmDialog
        open={removing !== undefined}
        title={shared('remove', { name: removing?.name ?? '' })}
        confirmLabel={shared('removeNow')}
        first={!backupAt && { label: t('save'), onClick: saveFirst }}
        onConfirm={confirmRemoval}
        onClose={close}
      >
        <p>{t('text')}</p>
        {backupAt ? (
          <p className="text-ink-soft">
            {t('backup', { date: format.dateTime(new Date(backupAt), { dateStyle: 'long' }) })}
          </p>
        ) : (
          <Notice tone="bad">{t('noBackup')}</Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
