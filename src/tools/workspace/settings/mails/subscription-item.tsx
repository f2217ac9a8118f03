import { useFormatter, useTranslations } from 'next-intl'
import type { SubscriptionView } from '@/data/subscriptions/api-schemas'
import { getLocale } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { ConfirmButton } from '../confirm-button'
import { useSend } from '../use-send'

/** An address that gets emails, or has yet to confirm that it wants them. */
export function SubscriptionItem({
  subscription: { id, email, locale, kinds, confirmedAt },
  onChanged,
}: {
  subscription: SubscriptionView
  onChanged: (note: string) => void
}) {
  const t = useTranslations('workspace.settings.mails')
  const format = useFormatter()
  const request = useSend()
  const resend = async () => {
    const body = { email, locale, kinds }
    const sent = await request.send('POST /workspace/subscriptions', { body })
    if (sent) onChanged(t('requested', { email }))
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="wrap-anywhere font-medium">{email}</p>
        <p className="text-ink-soft text-xs">
          {[...kinds.map((kind) => t(`kindNames.${kind}`)), getLocale(locale).name].join(' · ')}
        </p>
        {confirmedAt ? (
          <p className="text-ink-soft text-xs">
            {t('confirmed', {
              date: format.dateTime(new Date(confirmedAt), { dateStyle: 'medium' }),
            })}
          </p>
        ) : (
          <p className="text-warn text-xs">{t('pending')}</p>
        )}
        <p role="alert" className="text-bad text-xs empty:hidden">
          {request.fault}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!confirmedAt && (
          <Button
            variant="secondary"
            size="sm"
            busy={request.isBusy}
            aria-label={`${t('sendAgain')}: ${email}`}
            onClick={() => void resend()}
          >
            {t('sendAgain')}
          </Button>
        )}
        <ConfirmButton
          label={t('unsubscribe')}
          of={email}
          title={t('confirm.title', { email })}
          text={t('confirm.text')}
          confirmLabel={t('confirm.submit')}
          act={(send) =>
            send('DELETE /workspace/subscriptions/{subscriptionId}', {
              params: { subscriptionId: id },
            })
          }
          onDone={() => onChanged(t('removed', { email }))}
        />
      </div>
    </li>
  )
}
