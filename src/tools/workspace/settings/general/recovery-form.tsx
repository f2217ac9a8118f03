import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'
import { useWorkspace } from '../../workspace-session'
import { useSend } from '../use-send'

/** Sets or removes the address to which a lost owner key can be sent. */
export function RecoveryForm() {
  const t = useTranslations('workspace.settings.recovery')
  const { workspace, show } = useWorkspace()
  const limits = useLimits()
  const [email, setEmail] = useState('')
  const [note, setNote] = useState<string>()
  const { send, isBusy, fault, setFault } = useSend()
  const store = async (address: string | null) => {
    setNote(undefined)
    const saved = await send('PATCH /workspace', {
      body: { email: address },
    })
    if (!saved) return
    show(saved.body)
    setEmail('')
    setNote(address ? t('saved', { email: address }) : t('removed'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '') setFault(t('missing'))
    else void store(email.trim())
  }
  if (limits?.hasMail === false) return <Notice>{t('noMail')}</Notice>
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm">{t(workspace.hasEmail ? 'isSet' : 'notSet')}</p>
      <Field label={t(workspace.hasEmail ? 'newEmail' : 'email')} hint={t('hint')} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={email}
            maxLength={320}
            onChange={({ target }) => {
              setEmail(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy}>
          {t('submit')}
        </Button>
        {workspace.hasEmail && (
          <Button variant="secondary" onClick={() => void store(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {note}
      </p>
    </form>
  )
}
