import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import {
  type CreatedWorkspaceKey,
  type WorkspaceKeyView,
  type WorkspaceRole,
  workspaceLimits,
  workspaceRoles,
} from '@/codes'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { TextForm } from '@/tools/shared/text-form'
import { Button } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { useWorkspace } from '../../workspace-session'
import { ChoiceCards } from '../choice-cards'
import { ResourceView } from '../resource-view'
import { SettingsSection } from '../settings-section'
import { useResource } from '../use-resource'
import { useSend } from '../use-send'
import { EditKeys } from './edit-keys'
import { KeyItem } from './key-item'

const WorkspaceKeyCard = lazy(async () => ({
  default: (await import('../../workspace-key-card')).WorkspaceKeyCard,
}))

/** The keys of the workspace; only owners may see them. */
export function KeysPanel() {
  const t = useTranslations('workspace.settings.keys')
  const { isOwner } = useWorkspace()
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      {isOwner ? <Keys /> : <Notice>{t('ownersOnly')}</Notice>}
    </SettingsSection>
  )
}

function Keys() {
  const { refresh } = useWorkspace()
  const keys = useResource('GET /workspace/keys')
  const editKeys = useResource('GET /workspace/edit-keys')
  const [created, setCreated] = useState<CreatedWorkspaceKey>()
  const [note, setNote] = useState<string>()
  const onChanged = async (text: string) => {
    setNote(text)
    // The own name is part of the workspace, and a revoked own key ends the session.
    await Promise.all([keys.reload(), editKeys.reload(), refresh()])
  }
  return (
    <>
      {created ? (
        <NewKey created={created} onDone={() => setCreated(undefined)} />
      ) : (
        <CreateKeyForm
          onCreated={(added) => {
            setCreated(added)
            setNote(undefined)
            void keys.reload()
          }}
        />
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {note}
      </p>
      <ResourceView resource={keys}>
        {(all) => <KeyList keys={all} onChanged={onChanged} />}
      </ResourceView>
      <EditKeys resource={editKeys} />
    </>
  )
}

/** Creates a named key with a role. */
function CreateKeyForm({ onCreated }: { onCreated: (created: CreatedWorkspaceKey) => void }) {
  const t = useTranslations('workspace.settings.keys')
  const names = useTranslations('workspace.frame.roles')
  const [role, setRole] = useState<WorkspaceRole>('editor')
  const request = useSend()
  return (
    <TextForm
      request={request}
      label={t('name')}
      hint={t('nameHint')}
      missing={t('missingName')}
      input={{ maxLength: workspaceLimits.keyNameLength, placeholder: t('nameExample') }}
      submit={t('create')}
      className="rounded-lg border border-line p-4 sm:p-5"
      onText={async (name) => {
        const created = await request.send('POST /workspace/keys', { body: { name, role } })
        if (created) onCreated(created.body)
      }}
    >
      <ChoiceCards
        legend={t('role')}
        options={workspaceRoles.map((value) => ({
          value,
          label: names(value),
          hint: t(`roles.${value}`),
        }))}
        value={role}
        onValue={setRole}
        className="sm:grid-cols-2"
      />
    </TextForm>
  )
}

function KeyList({
  keys,
  onChanged,
}: {
  keys: readonly WorkspaceKeyView[]
  onChanged: (note: string) => void
}) {
  const t = useTranslations('workspace.settings.keys')
  const active = keys.filter(({ revokedAt }) => revokedAt === null)
  const revoked = keys.filter(({ revokedAt }) => revokedAt !== null)
  const owners = active.filter(({ role }) => role === 'owner')
  const list = (label: string, items: readonly WorkspaceKeyView[]) => (
    <ul aria-label={label} className="border-line border-t">
      {items.map((item) => (
        <KeyItem
          key={item.id}
          item={item}
          isLastOwner={owners.length === 1 && owners[0]?.id === item.id}
          onChanged={onChanged}
        />
      ))}
    </ul>
  )
  return (
    <>
      {list(t('label'), active)}
      {revoked.length > 0 && (
        <Fold label={t('revokedKeys', { count: revoked.length })}>
          {list(t('revokedLabel'), revoked)}
        </Fold>
      )}
    </>
  )
}

/** A new key in place of the form, so that it is not closed by accident. */
function NewKey({ created, onDone }: { created: CreatedWorkspaceKey; onDone: () => void }) {
  const t = useTranslations('workspace.settings.keys')
  const { workspace } = useWorkspace()
  const { name, role } = created.key
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-ink p-4 sm:p-5">
      <h4 ref={heading} tabIndex={-1} className="wrap-anywhere font-medium outline-none">
        {t('new.title', { name })}
      </h4>
      <Notice tone="warn">{t('new.text')}</Notice>
      <LoadBoundary>
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <WorkspaceKeyCard
            name={workspace.name}
            role={role}
            secret={created.secret}
            onSaved={() => {}}
          />
        </Suspense>
      </LoadBoundary>
      <Button onClick={onDone} className="self-start">
        {t('new.done')}
      </Button>
    </div>
  )
}
