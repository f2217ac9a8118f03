import { useFormatter, useNow, useTranslations } from 'next-intl'
import { useState } from 'react'
import { type WorkspaceKeyView, workspaceLimits } from '@/codes'
import { TextForm } from '@/tools/shared/text-form'
import { Button } from '@/ui/button'
import { useWorkspace } from '../../workspace-session'
import { ConfirmButton } from '../confirm-button'
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
  const common = useTranslations('workspace.settings')
  const names = useTranslations('workspace.frame.roles')
  const { workspace } = useWorkspace()
  const [isRenaming, setRenaming] = useState(false)
  const { name } = item
  const params = { keyId: item.id }
  const isOwn = item.id === workspace.key.id
  const request = useSend()
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
              onClick={() => setRenaming(true)}
            >
              {t('rename')}
            </Button>
            {!isLastOwner && (
              <ConfirmButton
                label={t('revoke')}
                of={name}
                title={t('confirm.title', { name })}
                text={
                  <div className="flex flex-col gap-3">
                    <p>{t(isOwn ? 'confirm.own' : 'confirm.text')}</p>
                    <LedTo keyId={item.id} />
                  </div>
                }
                confirmLabel={t('confirm.submit')}
                act={(send) => send('DELETE /workspace/keys/{keyId}', { params })}
                onDone={() => onChanged(t('revoked', { name }))}
              />
            )}
          </div>
        )}
      </div>
      {isRenaming && (
        <TextForm
          request={request}
          label={t('newName')}
          initial={name}
          missing={t('missingName')}
          input={{ autoFocus: true, maxLength: workspaceLimits.keyNameLength }}
          submit={common('save')}
          isSmall
          onCancel={() => setRenaming(false)}
          onText={async (changed) => {
            const body = { name: changed }
            if (!(await request.send('PATCH /workspace/keys/{keyId}', { params, body }))) return
            setRenaming(false)
            onChanged(t('renamed', body))
          }}
        />
      )}
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
