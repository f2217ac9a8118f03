import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import type { CodeView, OwnedKey } from '@/codes'
import { useLocale } from '@/i18n/use-locale'
import { normalizeEmail } from '@/qr/content'
import { type Answer, putSetting, requestKeyMail } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { TextInput } from '@/ui/text-input'

/** Sends the key to an address, and stores the address for recovery. */
export function MailKeyForm({
  owned,
  saved,
  onSent,
  onChange,
}: {
  owned: OwnedKey
  /** The code, in its settings, where the address is stored and removed apart. */
  saved?: CodeView | undefined
  onSent: () => void
  onChange?: ((code: CodeView) => void) | undefined
}) {
  const t = useTranslations('dynamic.key.mail')
  const locale = useLocale()
  const describeProblem = useProblemMessage()
  const [email, setEmail] = useState('')
  const [isRecoverable, setRecoverable] = useState(true)
  const [doing, setDoing] = useState<'sent' | 'kept' | 'forgotten'>()
  const [outcome, setOutcome] = useState<{ isGood: boolean; text: string }>()
  const address = normalizeEmail(email)

  const run = async (what: 'sent' | 'kept' | 'forgotten', call: () => Promise<Answer<unknown>>) => {
    setDoing(what)
    const answer = await call()
    setDoing(undefined)
    const text = answer.ok ? t(what, { email: address ?? '' }) : describeProblem(answer.problem)
    setOutcome({ isGood: answer.ok, text })
  }
  const store = async (recovery: string | null) => {
    const answer = await putSetting(owned, { email: recovery }, saved?.revision)
    if (answer.ok) onChange?.(answer.body)
    return answer
  }
  const send = async (to: string) => {
    const answer = await requestKeyMail(owned, to, locale)
    if (answer.ok) onSent()
    return answer.ok && !saved && isRecoverable ? store(to) : answer
  }
  const start = (what: 'sent' | 'kept') => {
    if (!address) return setOutcome({ isGood: false, text: t('invalid') })
    void run(what, () => (what === 'sent' ? send(address) : store(address)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start(saved ? 'kept' : 'sent')
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2 border-line border-t pt-4">
      <Field
        label={t('label')}
        hint={saved && t(saved.hasEmail ? 'hintKept' : 'hint')}
        error={outcome && !outcome.isGood && outcome.text}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {saved && (
          <Button type="submit" variant="secondary" size="sm" busy={doing === 'kept'}>
            {t(saved.hasEmail ? 'replace' : 'keep')}
          </Button>
        )}
        <Button
          type={saved ? 'button' : 'submit'}
          variant="secondary"
          size="sm"
          busy={doing === 'sent'}
          {...(saved && { onClick: () => start('sent') })}
        >
          <Icon name="send" />
          {t('send')}
        </Button>
        {saved?.hasEmail && (
          <Button
            variant="secondary"
            size="sm"
            busy={doing === 'forgotten'}
            onClick={() => run('forgotten', () => store(null))}
          >
            {t('forget')}
          </Button>
        )}
      </div>
      {!saved && (
        <Checkbox
          label={t('recovery')}
          hint={t('recoveryHint')}
          checked={isRecoverable}
          onChange={({ target }) => setRecoverable(target.checked)}
        />
      )}
      <p role="status" className="text-good text-sm empty:hidden">
        {outcome?.isGood && outcome.text}
      </p>
    </form>
  )
}
