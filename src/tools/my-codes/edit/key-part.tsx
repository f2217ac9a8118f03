import { Copy, KeyRound, RefreshCw, Send } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { saveKeys } from '@/tools/my-codes/save-keys'
import { writeKeyLink } from '@/tools/my-codes/write-key-link'
import { requestKeyMail, requestKeyRotation } from '@/tools/shared/dynamic/code-client'
import { storeKeys } from '@/tools/shared/dynamic/key-store'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useEditing } from './edit-context'
import { useSetting } from './use-setting'

/** Actions on the edit key of the code: download, send, recover and replace. */
export function KeyPart() {
  const t = useTranslations('myCodes.edit.key')
  const limits = useLimits()
  const { owned, saved, follow, announce } = useEditing()
  const problemMessage = useProblemMessage()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const stored = { ...owned, name: saved.name, addedAt: Date.now() }

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writeKeyLink(owned))
      announce(t('copied'), 'good')
    } catch {
      announce(t('notCopied'), 'warn')
    }
  }
  const replace = async () => {
    setBusy(true)
    const answer = await requestKeyRotation(owned)
    setBusy(false)
    setAsking(false)
    if (!answer.ok) return announce(problemMessage(answer.problem), 'bad')
    const key = { ...stored, editKey: answer.body.editKey }
    try {
      await storeKeys([key])
      announce(t('replaced'), 'good')
    } catch {
      // The old key is invalid, so the new one must not be lost.
      saveKeys([key])
      announce(t('replacedInFile'), 'warn')
    }
    follow(answer.body.code)
  }

  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="font-medium font-text text-sm">{t('title')}</h2>
        <p className="mt-0.5 max-w-prose text-ink-soft text-xs">{t('hint')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={copy}>
          <Copy aria-hidden="true" />
          {t('copy')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => saveKeys([stored])}>
          <KeyRound aria-hidden="true" />
          {t('save')}
        </Button>
        {!isAsking && (
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            <RefreshCw aria-hidden="true" />
            {t('replace')}
          </Button>
        )}
      </div>
      {isAsking && (
        <div className="flex flex-col gap-3 rounded-md border border-line border-s-4 border-s-warn p-3 text-sm">
          <p>{t('replaceText')}</p>
          <div className="flex flex-wrap gap-2">
            <Button ref={focusOn} size="sm" busy={isBusy} onClick={replace}>
              {t('replaceNow')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      )}
      {limits?.hasMail && <MailForm />}
    </section>
  )
}

/** Sends the key to an address, and stores the address for recovery. */
function MailForm() {
  const t = useTranslations('myCodes.edit.mail')
  const locale = useLocale()
  const { owned, saved, announce } = useEditing()
  const { put, isBusy, error, setError } = useSetting()
  const problemMessage = useProblemMessage()
  const [email, setEmail] = useState('')
  const [isSending, setSending] = useState(false)

  const isAddress = () => {
    const isSound = /^\S+@\S+$/.test(email.trim())
    setError(isSound ? undefined : t('notAnAddress'))
    return isSound
  }
  const store = async (event: FormEvent) => {
    event.preventDefault()
    if (isAddress() && (await put({ email: email.trim() }))) announce(t('kept'), 'good')
  }
  const send = async () => {
    if (!isAddress()) return
    setSending(true)
    const answer = await requestKeyMail(owned, email.trim(), locale)
    setSending(false)
    if (answer.ok) announce(t('sent', { email: email.trim() }), 'good')
    else setError(problemMessage(answer.problem))
  }
  const forget = async () => {
    if (await put({ email: null })) announce(t('forgotten'), 'good')
  }
  return (
    <form noValidate onSubmit={store} className="flex flex-col gap-3">
      <Field label={t('label')} hint={t(saved.hasEmail ? 'hintKept' : 'hint')} error={error}>
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
        <Button type="submit" variant="secondary" size="sm" busy={isBusy}>
          {t(saved.hasEmail ? 'replace' : 'keep')}
        </Button>
        <Button variant="secondary" size="sm" busy={isSending} onClick={send}>
          <Send aria-hidden="true" />
          {t('send')}
        </Button>
        {saved.hasEmail && (
          <Button variant="secondary" size="sm" onClick={forget}>
            {t('forget')}
          </Button>
        )}
      </div>
    </form>
  )
}

function focusOn(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
