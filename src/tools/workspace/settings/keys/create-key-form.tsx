import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import {
  type CreatedWorkspaceKey,
  type WorkspaceRole,
  workspaceLimits,
  workspaceRoles,
} from '@/codes'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useSend } from '../use-send'
import { RoleChoice } from './role-choice'

/** Creates a named key with a role. */
export function CreateKeyForm({
  onCreated,
}: {
  onCreated: (created: CreatedWorkspaceKey) => void
}) {
  const t = useTranslations('workspace.settings.keys')
  const [name, setName] = useState('')
  const [role, setRole] = useState<WorkspaceRole>('editor')
  const { send, isBusy, fault, setFault } = useSend()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setFault(t('missingName'))
    const created = await send<CreatedWorkspaceKey>('workspace/keys', {
      method: 'POST',
      body: { name: name.trim(), role },
    })
    if (created) onCreated(created.body)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-lg border border-line p-4 sm:p-5"
    >
      <Field label={t('name')} hint={t('nameHint')} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={workspaceLimits.keyNameLength}
            autoComplete="off"
            placeholder={t('nameExample')}
            onChange={({ target }) => {
              setName(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <RoleChoice roles={workspaceRoles} value={role} onRole={setRole} />
      <Button type="submit" busy={isBusy} className="self-start">
        {t('create')}
      </Button>
    </form>
  )
}
