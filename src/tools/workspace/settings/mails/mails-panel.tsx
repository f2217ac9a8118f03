import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { type SubscriptionKind, subscriptionKinds } from '@/codes'
import type { SubscriptionView } from '@/data/subscriptions/api-schemas'
import { type Locale, locales } from '@/i18n/locales'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { useWorkspace } from '../../workspace-session'
import { ResourceView } from '../resource-view'
import { SettingsSection } from '../settings-section'
import { useResource } from '../use-resource'
import { useSend } from '../use-send'
import { SubscriptionItem } from './subscription-item'

/** The weekly report and the alerts by email, and who gets them. */
export function MailsPanel() {
  const t = useTranslations('workspace.settings.mails')
  const { canEdit } = useWorkspace()
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      {canEdit ? <Subscriptions /> : <Notice>{t('editorsOnly')}</Notice>}
    </SettingsSection>
  )
}

function Subscriptions() {
  const t = useTranslations('workspace.settings.mails')
  const limits = useLimits()
  const list = useResource('GET /workspace/subscriptions')
  const [note, setNote] = useState<string>()
  const onChanged = (text: string) => {
    setNote(text)
    void list.reload()
  }
  return (
    <>
      {limits?.hasMail === false ? (
        <Notice tone="warn">{t('noMail')}</Notice>
      ) : (
        <SubscribeForm
          onSubscribed={({ email, confirmedAt }) =>
            onChanged(t(confirmedAt ? 'changed' : 'requested', { email }))
          }
        />
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {note}
      </p>
      <ResourceView resource={list}>
        {({ subscriptions }) =>
          subscriptions.length === 0 ? (
            <p className="text-ink-soft text-sm">{t('empty')}</p>
          ) : (
            <ul aria-label={t('label')} className="border-line border-t">
              {subscriptions.map((subscription) => (
                <SubscriptionItem
                  key={subscription.id}
                  subscription={subscription}
                  onChanged={onChanged}
                />
              ))}
            </ul>
          )
        }
      </ResourceView>
    </>
  )
}

function SubscribeForm({ onSubscribed }: { onSubscribed: (added: SubscriptionView) => void }) {
  const t = useTranslations('workspace.settings.mails')
  const [email, setEmail] = useState('')
  const [locale, setLocale] = useState<Locale>(useLocale())
  const [kinds, setKinds] = useState<readonly SubscriptionKind[]>(subscriptionKinds)
  const [hasNoKinds, setHasNoKinds] = useState(false)
  const { send, isBusy, fault, setFault } = useSend()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '') return setFault(t('missingEmail'))
    if (kinds.length === 0) return setHasNoKinds(true)
    const body = { email: email.trim(), locale, kinds }
    const added = await send('POST /workspace/subscriptions', { body })
    if (!added) return
    setEmail('')
    onSubscribed(added.body)
  }
  const toggle = (kind: SubscriptionKind, isOn: boolean) => {
    setHasNoKinds(false)
    setKinds(subscriptionKinds.filter((other) => (other === kind ? isOn : kinds.includes(other))))
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-lg border border-line p-4 sm:p-5"
    >
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Field label={t('email')} hint={t('emailHint')} error={fault}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="email"
              value={email}
              maxLength={254}
              onChange={({ target }) => {
                setEmail(target.value)
                setFault(undefined)
              }}
            />
          )}
        </Field>
        <Field label={t('language')}>
          {(control) => (
            <Select
              {...control}
              value={locale}
              onChange={({ target }) => setLocale(target.value as Locale)}
              options={locales.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
        </Field>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium text-sm">{t('kinds')}</legend>
        <div className="flex flex-col gap-1">
          {subscriptionKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`kindNames.${kind}`)}
              hint={t(`kindHints.${kind}`)}
              checked={kinds.includes(kind)}
              onChange={({ target }) => toggle(kind, target.checked)}
            />
          ))}
        </div>
        <p role="alert" className="mt-1.5 text-bad text-xs empty:hidden">
          {hasNoKinds && t('missingKinds')}
        </p>
      </fieldset>
      <Button type="submit" busy={isBusy} className="self-start">
        {t('subscribe')}
      </Button>
    </form>
  )
}
