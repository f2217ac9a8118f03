import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { callApi } from '@/tools/shared/dynamic/code-client'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'

/** Requests a mail with a new key. The answer never reveals whether an address has a workspace. */
export function RecoverWorkspaceForm() {
  const t = useTranslations('workspace.start.recover')
  const locale = useLocale()
  const limits = useLimits()
  const problemMessage = useProblemMessage()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (!/^\S+@\S+$/.test(address)) return setFault(t('notAnAddress'))
    setBusy(true)
    setFault(undefined)
    const body = { email: address, locale }
    const answer = await callApi('POST /workspaces/recovery', { body })
    setBusy(false)
    if (answer.ok) setSentTo(address)
    else setFault(problemMessage(answer.problem))
  }
  if (limits && !limits.hasMail) return <Notice tone="warn">{t('noMail')}</Notice>
  if (sentTo) {
    return (
      <Notice tone="good" live title={t('sent.title')}>
        {t('sent.text', { email: sentTo })}
      </Notice>
    )
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">{t('lead')}</p>
      <Field label={t('email')} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy} className="self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
