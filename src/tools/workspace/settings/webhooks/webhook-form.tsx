import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type WebhookEvent, webhookEvents } from '@/codes'
import { TextForm } from '@/tools/shared/text-form'
import { Checkbox } from '@/ui/checkbox'
import { useSend } from '../use-send'

export type WebhookInput = { url: string; events: readonly WebhookEvent[] }

/** The address of a webhook and its events, for a new one and for changes. */
export function WebhookForm<Saved>({
  initial,
  save,
  submitLabel,
  onSaved,
  onCancel,
}: {
  initial: WebhookInput
  save: (
    send: ReturnType<typeof useSend>['send'],
    body: WebhookInput,
  ) => Promise<{ body: Saved } | undefined>
  submitLabel: string
  onSaved: (saved: Saved) => void
  onCancel?: () => void
}) {
  const t = useTranslations('workspace.settings.webhooks')
  const [events, setEvents] = useState(initial.events)
  const [hasNoEvents, setHasNoEvents] = useState(false)
  const request = useSend()
  return (
    <TextForm
      request={request}
      label={t('url')}
      hint={t('urlHint')}
      missing={t('missingUrl')}
      initial={initial.url}
      input={{
        ...{ type: 'url', inputMode: 'url', maxLength: 2048 },
        placeholder: 'https://example.com/webhook',
      }}
      submit={submitLabel}
      className="rounded-lg border border-line p-4 sm:p-5"
      onCancel={onCancel}
      onText={async (url) => {
        if (events.length === 0) return setHasNoEvents(true)
        const saved = await save(request.send, { url, events })
        if (saved) onSaved(saved.body)
      }}
    >
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium text-sm">{t('events')}</legend>
        <div className="grid gap-1 sm:grid-cols-2">
          {webhookEvents.map((name) => (
            <Checkbox
              key={name}
              label={t(`eventNames.${name}`)}
              hint={<code>{name}</code>}
              checked={events.includes(name)}
              onChange={({ target }) =>
                setEvents(
                  webhookEvents.filter((other) =>
                    other === name ? target.checked : events.includes(other),
                  ),
                )
              }
            />
          ))}
        </div>
        <p role="alert" className="mt-1.5 text-bad text-xs empty:hidden">
          {hasNoEvents && events.length === 0 && t('missingEvents')}
        </p>
      </fieldset>
    </TextForm>
  )
}
