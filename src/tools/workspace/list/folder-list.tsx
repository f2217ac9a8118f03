import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { workspaceLimits } from '@/codes'
import { useApiRequest } from '@/tools/shared/dynamic/use-request'
import { TextForm } from '@/tools/shared/text-form'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useWorkspace } from '../workspace-session'
import { useWorkspaceDesk } from './desk'

/** Creates, renames and deletes the folders of the workspace. */
export function FolderList() {
  const t = useTranslations('workspace.folders')
  const cancel = useTranslations('dialogs')('cancel')
  const { call } = useWorkspace()
  const { folders, reload } = useWorkspaceDesk().folders
  const create = useApiRequest(call)
  const change = useApiRequest(call)
  const [editing, setEditing] = useState<{ id: string; does: 'rename' | 'delete' }>()
  const [note, setNote] = useState<string>()

  const edit = (next: typeof editing) => {
    change.setFault(undefined)
    setEditing(next)
  }
  const finish = async (text: string) => {
    setEditing(undefined)
    setNote(text)
    await reload()
  }
  const input = { maxLength: workspaceLimits.folderNameLength }
  return (
    <div className="flex flex-col gap-5">
      <TextForm
        request={create}
        label={t('new')}
        missing={t('missing')}
        input={input}
        submit={t('create')}
        isSmall
        onText={async (name) => {
          if (!(await create.send('POST /workspace/folders', { body: { name } }))) return undefined
          await finish(t('created', { name }))
          return ''
        }}
      />
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {note}
      </p>
      {folders.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('empty')}</p>
      ) : (
        <ul aria-label={t('label')} className="border-line border-t">
          {folders.map(({ id, name, codes }) => {
            const params = { folderId: id }
            const does = editing?.id === id ? editing.does : undefined
            const button = (action: 'rename' | 'delete', icon: ReactNode) => (
              <Button
                variant="quiet"
                size="sm"
                square
                aria-label={t(action, { name })}
                title={t(action, { name })}
                onClick={() => edit({ id, does: action })}
              >
                {icon}
              </Button>
            )
            return (
              <li key={id} className="flex flex-col gap-3 border-line border-b py-2">
                <div className="flex items-center gap-2">
                  <span className="min-w-0 flex-1">
                    <span className="wrap-anywhere font-medium text-sm">{name}</span>{' '}
                    <span className="text-ink-faint text-xs">{t('codes', { count: codes })}</span>
                  </span>
                  {button('rename', <Icon name="pencil" />)}
                  {button('delete', <Icon name="trash-2" />)}
                </div>
                {does === 'rename' && (
                  <TextForm
                    request={change}
                    label={t('name')}
                    initial={name}
                    missing={t('missing')}
                    input={input}
                    submit={t('save')}
                    isSmall
                    onCancel={() => edit(undefined)}
                    onText={async (changed) => {
                      const body = { name: changed }
                      if (
                        await change.send('PATCH /workspace/folders/{folderId}', { params, body })
                      )
                        await finish(t('renamed', body))
                    }}
                  />
                )}
                {does === 'delete' && (
                  <div className="flex flex-col gap-3 text-sm">
                    <p>{t('confirm', { count: codes })}</p>
                    <p role="alert" className="text-bad empty:hidden">
                      {change.fault}
                    </p>
                    <div className="flex gap-2">
                      <Button
                        size="sm"
                        busy={change.isBusy}
                        onClick={async () => {
                          if (await change.send('DELETE /workspace/folders/{folderId}', { params }))
                            await finish(t('deleted', { name }))
                        }}
                      >
                        {t('deleteNow')}
                      </Button>
                      <Button variant="quiet" size="sm" onClick={() => edit(undefined)}>
                        {cancel}
                      </Button>
                    </div>
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
