import { useFormatter, useNow, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { type WorkspaceKeyView, workspaceLimits } from '@/codes'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useWorkspace } from '../../workspace-session'
import { ConfirmDialog } from '../confirm-dialog'
import { useSend } from '../use-send'
import { LedTo } from './led-to'

/** A key with its role and last use, and the ways to rename and revoke it. */
export function KeyItem({
  item,
  isLastOwner,
  onChanged,
}: {
  item: WorkspaceKeyView
  isLastOwner: boolean
  onChanged: (note: string) => void
}) {
  const t = useTranslations('workspace.settings.keys')
  const names = useTranslations('workspace.frame.roles')
  const { workspace } = useWorkspace()
  const [action, setAction] = useState<'rename' | 'revoke'>()
  const { send, isBusy, fault, setFault } = useSend()
  const isOwn = item.id === workspace.key.id
  const close = () => {
    setAction(undefined)
    setFault(undefined)
  }
  const revoke = async () => {
    const params = { keyId: item.id }
    if (!(await send('DELETE /workspace/keys/{keyId}', { params }))) return
    close()
    onChanged(t('revoked', { name: item.name }))
  }
  return (
    <li className="flex flex-col gap-3 border-line border-b py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="wrap-anywhere font-medium">{item.name}</span>
            <span className="rounded-sm border border-line px-1.5 text-ink-soft text-xs">
              {names(item.role)}
            </span>
            {isOwn && <span className="text-ink-faint text-xs">{t('own')}</span>}
          </p>
          <KeyTimes item={item} />
          {isLastOwner && <p className="text-ink-faint text-xs">{t('lastOwnerHint')}</p>}
        </div>
        {item.revokedAt === null && (
          <div className="flex gap-2">
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${t('rename')}: ${item.name}`}
              onClick={() => setAction('rename')}
            >
              {t('rename')}
            </Button>
            {!isLastOwner && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`${t('revoke')}: ${item.name}`}
                onClick={() => setAction('revoke')}
              >
                {t('revoke')}
              </Button>
            )}
          </div>
        )}
      </div>
      {action === 'rename' && (
        <RenameKeyForm
          item={item}
          onCancel={close}
          onRenamed={(name) => {
            close()
            onChanged(t('renamed', { name }))
          }}
        />
      )}
      <ConfirmDialog
        open={action === 'revoke'}
        title={t('confirm.title', { name: item.name })}
        text={
          <div className="flex flex-col gap-3">
            <p>{t(isOwn ? 'confirm.own' : 'confirm.text')}</p>
            {action === 'revoke' && <LedTo keyId={item.id} />}
          </div>
        }
        confirmLabel={t('confirm.submit')}
        isBusy={isBusy}
        fault={fault}
        onConfirm={() => void revoke()}
        onClose={close}
      />
    </li>
  )
}

function KeyTimes({ item: { createdAt, lastUsedAt, revokedAt } }: { item: WorkspaceKeyView }) {
  const t = useTranslations('workspace.settings.keys')
  const format = useFormatter()
  const now = useNow().getTime()
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' })
  const ago = (time: string) => format.relativeTime(Math.min(Date.parse(time), now), now)
  const parts = [
    t('created', { date: day(createdAt) }),
    revokedAt
      ? t('revokedOn', { date: day(revokedAt) })
      : lastUsedAt
        ? t('lastUsed', { when: ago(lastUsedAt) })
        : t('neverUsed'),
  ]
  return <p className="mt-0.5 text-ink-soft text-xs">{parts.join(' · ')}</p>
}

function RenameKeyForm({
  item,
  onRenamed,
  onCancel,
}: {
  item: WorkspaceKeyView
  onRenamed: (name: string) => void
  onCancel: () => void
}) {
  const t = useTranslations('workspace.settings')
  const [name, setName] = useState(item.name)
  const { send, isBusy, fault, setFault } = useSend()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setFault(t('keys.missingName'))
    const body = { name: name.trim() }
    const renamed = await send('PATCH /workspace/keys/{keyId}', {
      ...{ params: { keyId: item.id }, body },
    })
    if (renamed) onRenamed(body.name)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t('keys.newName')} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            value={name}
            maxLength={workspaceLimits.keyNameLength}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={isBusy}>
          {t('save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
