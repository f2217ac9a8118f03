import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { useApiRequest } from '@/tools/shared/dynamic/use-request'
import { TextForm } from '@/tools/shared/text-form'
import { Notice } from '@/ui/notice'

/** Requests a mail with new keys. The answer never reveals whether an address has any. */
export function RecoverForm({
  operation,
  lead,
  describeSent,
}: {
  operation: 'POST /recovery' | 'POST /workspaces/recovery'
  lead: string
  describeSent: (email: string) => string
}) {
  const t = useTranslations('dialogs.recover')
  const locale = useLocale()
  const request = useApiRequest()
  const [sentTo, setSentTo] = useState<string>()
  const send = async (email: string) => {
    if (!/^\S+@\S+$/.test(email)) return request.setFault(t('notAnAddress'))
    if (await request.send(operation, { body: { email, locale } })) setSentTo(email)
  }
  if (sentTo) {
    return (
      <Notice tone="good" live title={t('sent')}>
        {describeSent(sentTo)}
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">{lead}</p>
      <TextForm
        request={request}
        label={t('email')}
        input={{ type: 'email', name: 'email', autoComplete: 'email' }}
        submit={t('submit')}
        onText={send}
      />
    </div>
  )
}
