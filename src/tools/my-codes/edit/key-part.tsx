import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { type OwnedKey, workspaceKeyPattern } from '@/codes'
import { KeyCard } from '@/tools/code-session/key-card'
import { MailKeyForm } from '@/tools/code-session/mail-key-form'
import { writeKeyLink } from '@/tools/my-codes/write-key-link'
import { requestKeyMail, requestKeyRotation } from '@/tools/shared/dynamic/code-client'
import { markBackup, storeKeys } from '@/tools/shared/dynamic/key-store'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { saveKeys } from '@/tools/shared/keys/save-keys'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { TextInput } from '@/ui/text-input'
import { useEditing } from './edit-context'
import { useSetting } from './use-setting'

/** The edit key of the code; a code that was opened with the key of its workspace shows none. */
export function KeyPart() {
  const t = useTranslations('myCodes.edit.key')
  const { owned } = useEditing()
  if (!workspaceKeyPattern.test(owned.editKey)) return <OwnKey />
  return (
    <section className="flex flex-col gap-1">
      <h2 className="font-medium font-text text-sm">{t('title')}</h2>
      <p className="max-w-prose text-ink-soft text-sm">{t('ofWorkspace')}</p>
    </section>
  )
}

/** Every way to save the edit key, to recover it and to replace it. */
function OwnKey() {
  const t = useTranslations('myCodes.edit.key')
  const { owned, saved } = useEditing()
  const [replaced, setReplaced] = useState<OwnedKey>()
  const card = { name: saved.name, link: saved.link }
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="font-medium font-text text-sm">{t('title')}</h2>
        <p className="mt-0.5 max-w-prose text-ink-soft text-xs">{t('intro')}</p>
      </div>
      <KeyCard {...card} owned={owned} keyLink={writeKeyLink(owned)}>
        <MailForm />
      </KeyCard>
      <ReplaceKey onReplaced={setReplaced} />
      <Dialog
        open={replaced !== undefined}
        onClose={() => setReplaced(undefined)}
        title={t('saveNew.title')}
        closeLabel={t('saveNew.close')}
      >
        {replaced && (
          <div className="flex flex-col gap-4">
            <p className="text-ink-soft text-sm">{t('saveNew.text')}</p>
            <KeyCard {...card} owned={replaced} keyLink={writeKeyLink(replaced)}>
              <MailKeyForm owned={replaced} onSent={() => void markBackup([replaced.slug])} />
            </KeyCard>
            <Button variant="secondary" onClick={() => setReplaced(undefined)} className="self-end">
              {t('saveNew.done')}
            </Button>
          </div>
        )}
      </Dialog>
    </section>
  )
}

/** Creates a new key after a confirmation, since all copies of the old one stop working. */
function ReplaceKey({ onReplaced }: { onReplaced: (key: OwnedKey) => void }) {
  const t = useTranslations('myCodes.edit.key')
  const { owned, saved, follow, announce } = useEditing()
  const problemMessage = useProblemMessage()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const replace = async () => {
    setBusy(true)
    const answer = await requestKeyRotation(owned)
    setBusy(false)
    setConfirming(false)
    if (!answer.ok) return announce(problemMessage(answer.problem), 'bad')
    const { slug } = owned
    const key = { slug, editKey: answer.body.editKey }
    const stored = { ...key, name: saved.name, addedAt: Date.now() }
    try {
      await storeKeys([stored])
      announce(t('replaced'), 'good')
    } catch {
      // The old key is invalid, so the new one must not be lost.
      saveKeys([stored])
      announce(t('replacedInFile'), 'warn')
    }
    follow(answer.body.code)
    onReplaced(key)
  }

  if (!isConfirming) {
    return (
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() => setConfirming(true)}
      >
        <Icon name="refresh-cw" />
        {t('replace')}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line border-s-4 border-s-warn p-3 text-sm">
      <p>{t('replaceText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button ref={focusOn} size="sm" busy={isBusy} onClick={replace}>
          {t('replaceNow')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setConfirming(false)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
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
    if (!answer.ok) return setError(problemMessage(answer.problem))
    void markBackup([owned.slug])
    announce(t('sent', { email: email.trim() }), 'good')
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
          <Icon name="send" />
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
