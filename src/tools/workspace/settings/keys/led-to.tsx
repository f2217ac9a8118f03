import { useTranslations } from 'next-intl'
import type { KeyEffects } from '@/codes'
import { ResourceView } from '../resource-view'
import { useResource } from '../use-resource'

/** What a key led to: what ends when it is revoked, and what stays until an owner removes it. */
export function LedTo({ keyId }: { keyId: string }) {
  const effects = useResource('GET /workspace/keys/{keyId}/effects', { params: { keyId } })
  return <ResourceView resource={effects}>{(found) => <Effects effects={found} />}</ResourceView>
}

function Effects({ effects }: { effects: KeyEffects }) {
  const t = useTranslations('workspace.settings.keys.ledTo')
  const panels = useTranslations('workspace.settings.panels')
  const roles = useTranslations('workspace.frame.roles')
  const { editKeys } = effects
  const kept = [
    ...effects.keys.map(({ id, name, role }) => ({ id, label: `${name} (${roles(role)})` })),
    ...effects.webhooks.map(({ id, url }) => ({ id, label: `${panels('webhooks')}: ${url}` })),
    ...effects.domains.map(({ id, host }) => ({ id, label: `${panels('domains')}: ${host}` })),
    ...effects.subscriptions.map(({ id, email, slug }) => ({
      ...{ id, label: [`${panels('mails')}: ${email}`, slug?.toUpperCase()].join(' ') },
    })),
    ...(effects.recoveryAddress ? [{ id: 'recovery', label: t('recoveryAddress') }] : []),
  ]
  if (editKeys.total === 0 && kept.length === 0) return <p>{t('nothing')}</p>
  return (
    <>
      {editKeys.total > 0 && (
        <Found
          title={t('ends', { count: editKeys.total })}
          items={editKeys.codes.map(({ slug, name }) => ({
            ...{ id: slug, label: name || slug.toUpperCase() },
          }))}
        />
      )}
      {kept.length > 0 && <Found title={t('stays')} items={kept} />}
    </>
  )
}

function Found({
  title,
  items,
}: {
  title: string
  items: readonly { id: string; label: string }[]
}) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul aria-label={title} className="max-h-40 list-disc overflow-y-auto ps-5">
        {items.map(({ id, label }) => (
          <li key={id} className="wrap-anywhere">
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
