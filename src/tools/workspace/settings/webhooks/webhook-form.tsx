import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { type WebhookEvent, webhookEvents } from '@/codes'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
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
  const cancel = useTranslations('dialogs')('cancel')
  const [url, setUrl] = useState(initial.url)
  const [events, setEvents] = useState(initial.events)
  const [hasNoEvents, setHasNoEvents] = useState(false)
  const { send, isBusy, fault, setFault } = useSend()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (url.trim() === '') return setFault(t('missingUrl'))
    if (events.length === 0) return setHasNoEvents(true)
    const saved = await save(send, { url: url.trim(), events })
    if (saved) onSaved(saved.body)
  }
  const toggle = (name: WebhookEvent, isOn: boolean) => {
    setHasNoEvents(false)
    setEvents(webhookEvents.filter((other) => (other === name ? isOn : events.includes(other))))
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-lg border border-line p-4 sm:p-5"
    >
      <Field label={t('url')} hint={t('urlHint')} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            value={url}
            maxLength={2048}
            autoComplete="off"
            placeholder="https://example.com/webhook"
            onChange={({ target }) => {
              setUrl(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium text-sm">{t('events')}</legend>
        <div className="grid gap-1 sm:grid-cols-2">
          {webhookEvents.map((name) => (
            <Checkbox
              key={name}
              label={t(`eventNames.${name}`)}
              hint={<code>{name}</code>}
              checked={events.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
          ))}
        </div>
        <p role="alert" className="mt-1.5 text-bad text-xs empty:hidden">
          {hasNoEvents && t('missingEvents')}
        </p>
      </fieldset>
      <div className="flex gap-2">
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
