import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { type WorkspaceFolder, workspaceLimits } from '@/codes'
import type { ApiKey } from '@/data/operations/api-types'
import type { ClientCall } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { TextInput } from '@/ui/text-input'
import { useWorkspace } from '../workspace-session'
import { useDesk } from './desk'

/** Creates, renames and deletes the folders of the workspace. */
export function FolderList() {
  const t = useTranslations('workspace.folders')
  const { call } = useWorkspace()
  const { folders, reload } = useDesk().folders
  const problemMessage = useProblemMessage()
  const [editing, setEditing] = useState<{ id: string; does: 'rename' | 'delete' }>()
  const [note, setNote] = useState<string>()

  /** Returns why the folder was not changed. */
  const send = async <Of extends ApiKey>(operation: Of, input: ClientCall<Of>, done: string) => {
    const answer = await call(operation, input)
    if (!answer.ok) return problemMessage(answer.problem)
    setEditing(undefined)
    setNote(done)
    await reload()
    return undefined
  }
  return (
    <div className="flex flex-col gap-5">
      <FolderForm
        key={folders.length}
        label={t('new')}
        submitLabel={t('create')}
        onName={(name) =>
          send('POST /workspace/folders', { body: { name } }, t('created', { name }))
        }
      />
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {note}
      </p>
      {folders.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('empty')}</p>
      ) : (
        <ul aria-label={t('label')} className="border-line border-t">
          {folders.map((folder) => (
            <li key={folder.id} className="flex flex-col gap-3 border-line border-b py-2">
              <FolderRow folder={folder} onEdit={(does) => setEditing({ id: folder.id, does })} />
              {editing?.id === folder.id && editing.does === 'rename' && (
                <FolderForm
                  label={t('name')}
                  name={folder.name}
                  submitLabel={t('save')}
                  onCancel={() => setEditing(undefined)}
                  onName={(name) =>
                    send(
                      'PATCH /workspace/folders/{folderId}',
                      { params: { folderId: folder.id }, body: { name } },
                      t('renamed', { name }),
                    )
                  }
                />
              )}
              {editing?.id === folder.id && editing.does === 'delete' && (
                <DeleteFolder
                  folder={folder}
                  onCancel={() => setEditing(undefined)}
                  onDelete={() =>
                    send(
                      'DELETE /workspace/folders/{folderId}',
                      { params: { folderId: folder.id } },
                      t('deleted', { name: folder.name }),
                    )
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FolderRow({
  folder: { name, codes },
  onEdit,
}: {
  folder: WorkspaceFolder
  onEdit: (does: 'rename' | 'delete') => void
}) {
  const t = useTranslations('workspace.folders')
  return (
    <div className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere font-medium text-sm">{name}</span>{' '}
        <span className="text-ink-faint text-xs">{t('codes', { count: codes })}</span>
      </span>
      <Button
        variant="quiet"
        size="sm"
        square
        aria-label={t('rename', { name })}
        title={t('rename', { name })}
        onClick={() => onEdit('rename')}
      >
        <Icon name="pencil" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        square
        aria-label={t('delete', { name })}
        title={t('delete', { name })}
        onClick={() => onEdit('delete')}
      >
        <Icon name="trash-2" />
      </Button>
    </div>
  )
}

function FolderForm({
  label,
  name: initial = '',
  submitLabel,
  onName,
  onCancel,
}: {
  label: string
  name?: string
  submitLabel: string
  onName: (name: string) => Promise<string | undefined>
  onCancel?: () => void
}) {
  const t = useTranslations('workspace.folders')
  const [name, setName] = useState(initial)
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') return setFault(t('missing'))
    setBusy(true)
    setFault(await onName(name.trim()))
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={label} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={workspaceLimits.folderNameLength}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="secondary" size="sm" busy={isBusy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

function DeleteFolder({
  folder: { codes },
  onDelete,
  onCancel,
}: {
  folder: WorkspaceFolder
  onDelete: () => Promise<string | undefined>
  onCancel: () => void
}) {
  const t = useTranslations('workspace.folders')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>{t('confirm', { count: codes })}</p>
      <p role="alert" className="text-bad empty:hidden">
        {fault}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          busy={isBusy}
          onClick={async () => {
            setBusy(true)
            setFault(await onDelete())
            setBusy(false)
          }}
        >
          {t('deleteNow')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
