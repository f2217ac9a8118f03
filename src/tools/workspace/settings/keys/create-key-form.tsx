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
import { ChoiceCards } from '../choice-cards'
import { useSend } from '../use-send'

/** Creates a named key with a role. */
export function CreateKeyForm({
  onCreated,
}: {
  onCreated: (created: CreatedWorkspaceKey) => void
}) {
  const t = useTranslations('workspace.settings.keys')
  const names = useTranslations('workspace.frame.roles')
  const [name, setName] = useState('')
  const [role, setRole] = useState<WorkspaceRole>('editor')
  const { send, isBusy, fault, setFault } = useSend()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setFault(t('missingName'))
    const created = await send('POST /workspace/keys', {
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
      <Button type="submit" busy={isBusy} className="self-start">
        {t('create')}
      </Button>
    </form>
  )
}
