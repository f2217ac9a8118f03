import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type SubscriptionKind, subscriptionKinds } from '@/codes'
import type { SubscriptionView } from '@/data/subscriptions/api-schemas'
import { type Locale, locales } from '@/i18n/locales'
import { useLocale } from '@/i18n/use-locale'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { TextForm } from '@/tools/shared/text-form'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { useWorkspace } from '../../workspace-session'
import { ResourceList, useChangeNote } from '../resource-list'
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
  const { note, onChanged } = useChangeNote(list.reload)
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
      <ResourceList
        resource={list}
        note={note}
        pick={({ subscriptions }) => subscriptions}
        label={t('label')}
        empty={t('empty')}
      >
        {(subscription) => (
          <SubscriptionItem
            key={subscription.id}
            subscription={subscription}
            onChanged={onChanged}
          />
        )}
      </ResourceList>
    </>
  )
}

function SubscribeForm({ onSubscribed }: { onSubscribed: (added: SubscriptionView) => void }) {
  const t = useTranslations('workspace.settings.mails')
  const [locale, setLocale] = useState<Locale>(useLocale())
  const [kinds, setKinds] = useState<readonly SubscriptionKind[]>(subscriptionKinds)
  const [hasNoKinds, setHasNoKinds] = useState(false)
  const request = useSend()
  const subscribe = async (email: string) => {
    if (kinds.length === 0) return setHasNoKinds(true)
    const body = { email, locale, kinds }
    const added = await request.send('POST /workspace/subscriptions', { body })
    if (!added) return undefined
    onSubscribed(added.body)
    return ''
  }
  const toggle = (kind: SubscriptionKind, isOn: boolean) => {
    setHasNoKinds(false)
    setKinds(subscriptionKinds.filter((other) => (other === kind ? isOn : kinds.includes(other))))
  }
  return (
    <TextForm
      request={request}
      label={t('email')}
      hint={t('emailHint')}
      missing={t('missingEmail')}
      input={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
      submit={t('subscribe')}
      className="rounded-lg border border-line p-4 sm:p-5"
      onText={subscribe}
    >
      <Field label={t('language')} className="sm:max-w-60">
        {(control) => (
          <Select
            {...control}
            value={locale}
            onChange={({ target }) => setLocale(target.value as Locale)}
            options={locales.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      </Field>
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
    </TextForm>
  )
}
