import { useTranslations } from 'next-intl'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { RecoverForm } from '@/tools/shared/keys/recover-form'
import { Notice } from '@/ui/notice'

/** Requests a mail with a new owner key, if the server can send mail. */
export function RecoverWorkspace() {
  const t = useTranslations('workspace.start.recover')
  if (useLimits()?.hasMail === false) return <Notice tone="warn">{t('noMail')}</Notice>
  return (
    <RecoverForm
      operation="POST /workspaces/recovery"
      lead={t('lead')}
      describeSent={(email) => t('sent', { email })}
    />
  )
}
