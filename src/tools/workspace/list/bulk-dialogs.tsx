import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { graceDays, workspaceLimits } from '@/codes'
import { ConfirmDialog } from '@/tools/shared/confirm-dialog'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { Tabs } from '@/ui/tabs'
import { useWorkspaceDesk } from './desk'
import type { BulkChange } from './plan-undo'
import { TagField } from './tag-field'

/** The changes that need an input or a confirmation. */
export function BulkDialogs() {
  const t = useTranslations('workspace.bulk')
  const actions = useTranslations('codeList.actions')
  const { dialog, setDialog, list, tags, bulk } = useWorkspaceDesk()
  const closeLabel = useTranslations('dialogs')('close')
  const close = () => setDialog(undefined)
  const count = dialog?.selection.isAll ? list.total : (dialog?.selection.codes.size ?? 0)
  const change = (wanted: BulkChange) => {
    close()
    if (dialog) void bulk.change(wanted, dialog.selection)
  }
  const ending = dialog?.kind === 'delete' || dialog?.kind === 'remove' ? dialog.kind : undefined
  const title = dialog ? t(`dialogs.${dialog.kind}`, { count }) : ''
  return (
    <>
      <ConfirmDialog
        open={ending !== undefined}
        title={title}
        confirmLabel={ending ? actions(ending) : ''}
        onConfirm={() => ending && change({ action: ending })}
        onClose={close}
      >
        {ending && <p>{t(`confirm.${ending}`, { count, days: graceDays })}</p>}
      </ConfirmDialog>
      <Dialog
        open={dialog !== undefined && !ending}
        onClose={close}
        title={title}
        closeLabel={closeLabel}
      >
        {dialog?.kind === 'tag' && (
          <TagForm
            known={tags}
            used={[...new Set([...dialog.selection.codes.values()].flatMap((code) => code.tags))]}
            onChange={change}
          />
        )}
        {dialog?.kind === 'move' && <MoveForm onChange={change} />}
      </Dialog>
    </>
  )
}

const tagSteps = ['add', 'remove'] as const

function TagForm({
  known,
  used,
  onChange,
}: {
  known: readonly string[]
  /** Tags of the selected codes. */
  used: readonly string[]
  onChange: (change: BulkChange) => void
}) {
  const t = useTranslations('workspace.bulk.tag')
  return (
    <Tabs
      label={t('label')}
      tabs={tagSteps.map((step) => ({
        id: step,
        label: t(step),
        content: (
          <OneTagForm
            step={step}
            known={step === 'add' ? known : used.length > 0 ? used : known}
            onTags={(tags) =>
              onChange({
                ...{ action: 'tag', add: [], remove: [] },
                [step]: tags,
              })
            }
          />
        ),
      }))}
    />
  )
}

function OneTagForm({
  step,
  known,
  onTags,
}: {
  step: (typeof tagSteps)[number]
  known: readonly string[]
  onTags: (tags: readonly string[]) => void
}) {
  const t = useTranslations('workspace.bulk.tag')
  const [tags, setTags] = useState<readonly string[]>([])
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tags.length === 0) setMissing(true)
    else onTags(tags)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TagField
        tags={tags}
        known={known}
        error={isMissing && tags.length === 0 ? t('missing') : undefined}
        hint={t('hint', { max: workspaceLimits.tagsPerCode })}
        onChange={setTags}
      />
      <Button type="submit" className="self-start">
        {t(step)}
      </Button>
    </form>
  )
}

function MoveForm({ onChange }: { onChange: (change: BulkChange) => void }) {
  const t = useTranslations('workspace.bulk.move')
  const { folders } = useWorkspaceDesk().folders
  const [folder, setFolder] = useState(folders[0]?.id ?? '')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ action: 'move', folder: folder || null })
      }}
      className="flex flex-col gap-4"
    >
      <Field label={t('folder')} hint={folders.length === 0 && t('noFolders')}>
        {(control) => (
          <Select
            {...control}
            value={folder}
            onChange={({ target }) => setFolder(target.value)}
            options={[
              ...folders.map(({ id, name }) => ({ value: id, label: name })),
              { value: '', label: t('none') },
            ]}
          />
        )}
      </Field>
      <Button type="submit" className="self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
