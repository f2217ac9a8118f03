import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { graceDays, type RecoveredCode } from '@/codes'
import { keepReleasedKeys } from '@/tools/shared/keys/keep-released-keys'
import { removeWorkspaceKey } from '@/tools/shared/workspaces/workspace-keys'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'
import { useWorkspace } from '../../workspace-session'
import { ChoiceCards } from '../choice-cards'
import { SettingsSection } from '../settings-section'
import { useSend } from '../use-send'

const choices = ['keep', 'delete'] as const
type Choice = (typeof choices)[number]

/** Deletes the workspace, with or without its codes. */
export function DeletionPanel() {
  const t = useTranslations('workspace.settings')
  const { isOwner, workspace } = useWorkspace()
  const [released, setReleased] = useState<number>()
  const isDeleted = useRef(false)
  // The visitor may also leave by a link.
  useEffect(() => {
    return () => {
      if (isDeleted.current) removeWorkspaceKey(workspace.id)
    }
  }, [workspace.id])
  const onDeleted = async (codes: readonly RecoveredCode[]) => {
    isDeleted.current = true
    await keepReleasedKeys(codes)
    setReleased(codes.length)
  }
  return (
    <SettingsSection title={t('deletion.title')} lead={t('deletion.lead')}>
      {!isOwner && <Notice>{t('ownersOnly')}</Notice>}
      {isOwner && released === undefined && <DeletionForm onDeleted={onDeleted} />}
      {released !== undefined && (
        <Notice tone="good" live title={t('deletion.done.title')}>
          {released > 0 && <p>{t('deletion.done.keys', { count: released })}</p>}
          <Button size="sm" className="mt-3" onClick={() => removeWorkspaceKey(workspace.id)}>
            {t('deletion.done.close')}
          </Button>
        </Notice>
      )}
    </SettingsSection>
  )
}

function DeletionForm({
  onDeleted,
}: {
  onDeleted: (codes: readonly RecoveredCode[]) => Promise<void>
}) {
  const t = useTranslations('workspace.settings.deletion')
  const { workspace } = useWorkspace()
  const [choice, setChoice] = useState<Choice>('keep')
  const [typed, setTyped] = useState('')
  const { send, isBusy, fault, setFault } = useSend()
  const word = workspace.name || t('word')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim().toLowerCase() !== word.toLowerCase()) return setFault(t('mismatch', { word }))
    const deleted = await send('DELETE /workspace', { query: { codes: choice } })
    if (deleted) await onDeleted(deleted.body.codes)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ChoiceCards
        legend={t('codes', { count: workspace.codes })}
        options={choices.map((value) => ({
          value,
          label: t(`choices.${value}`),
          hint: t(`hints.${value}`, { days: graceDays }),
        }))}
        value={choice}
        onValue={setChoice}
      />
      <Field label={t('confirm', { word })} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy} className="self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
