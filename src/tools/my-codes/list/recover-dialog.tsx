import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { callApi } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'

/** Requests a mail with new keys. The answer never reveals whether codes belong to an address. */
export function RecoverDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('myCodes.list.recover')
  const locale = useLocale()
  const problemMessage = useProblemMessage()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')
  const [fault, setFault] = useState<string>()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!/^\S+@\S+$/.test(email.trim())) return setFault(t('notAnAddress'))
    setState('sending')
    setFault(undefined)
    const body = { email: email.trim(), locale }
    const answer = await callApi('POST /recovery', { body })
    setState(answer.ok ? 'sent' : 'asking')
    if (!answer.ok) setFault(problemMessage(answer.problem))
  }
  const close = () => {
    setState('asking')
    setFault(undefined)
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title={t('title')} closeLabel={t('close')}>
      <div aria-live="polite">
        {state === 'sent' && (
          <Notice tone="good" title={t('sent.title')}>
            {t('sent.text', { email: email.trim() })}
          </Notice>
        )}
      </div>
      {state !== 'sent' && (
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
          <Button type="submit" busy={state === 'sending'} className="self-start">
            {t('submit')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
