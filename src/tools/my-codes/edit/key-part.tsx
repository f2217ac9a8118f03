import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { type OwnedKey, workspaceKeyPattern } from '@/codes'
import { KeyCard } from '@/tools/code-session/key-card'
import { NewKeyDialog } from '@/tools/code-session/new-key-dialog'
import { requestKeyMail, requestKeyRotation } from '@/tools/shared/dynamic/code-client'
import { markBackup, storeKeys } from '@/tools/shared/dynamic/key-store'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { saveKeys } from '@/tools/shared/keys/save-keys'
import { useWorkspaceKeys } from '@/tools/shared/workspaces/workspace-keys'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { TextInput } from '@/ui/text-input'
import { useEditing } from './edit-context'
import { useSetting } from './use-setting'

/** The edit key of the code; one that was opened with the key of its workspace has none at first. */
export function KeyPart() {
  const { owned } = useEditing()
  return workspaceKeyPattern.test(owned.editKey) ? <KeyInWorkspace /> : <OwnKey />
}

/** Owners can create an edit key for somebody who has no key of the workspace. */
function KeyInWorkspace() {
  const t = useTranslations('myCodes.edit.key')
  const { owned, saved, follow, announce } = useEditing()
  const problemMessage = useProblemMessage()
  const isOwner = useWorkspaceKeys()?.keys.some(
    ({ secret, role }) => secret === owned.editKey && role === 'owner',
  )
  const [created, setCreated] = useState<OwnedKey>()
  const create = async () => {
    const answer = await requestKeyRotation(owned)
    if (!answer.ok) return announce(problemMessage(answer.problem), 'bad')
    follow(answer.body.code)
    setCreated({ slug: owned.slug, editKey: answer.body.editKey })
  }
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 className="font-medium font-text text-sm">{t('title')}</h2>
        <p className="max-w-prose text-ink-soft text-sm">{t('ofWorkspace')}</p>
      </div>
      {isOwner && (
        <Confirmed
          label={t('create')}
          text={t('createText')}
          submit={t('createNow')}
          onConfirm={create}
        />
      )}
      <NewKeyDialog
        owned={created}
        title={t('created.title')}
        text={t('created.text')}
        name={saved.name}
        link={saved.link}
        mail={null}
        onClose={() => setCreated(undefined)}
      />
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
      <KeyCard {...card} owned={owned} mail={<MailForm />} />
      <ReplaceKey onReplaced={setReplaced} />
      <NewKeyDialog
        {...card}
        owned={replaced}
        title={t('saveNew.title')}
        text={t('saveNew.text')}
        onClose={() => setReplaced(undefined)}
      />
    </section>
  )
}

/** An action that runs after a confirmation. */
function Confirmed({
  label,
  text,
  submit,
  onConfirm,
}: {
  label: string
  text: string
  submit: string
  onConfirm: () => Promise<void>
}) {
  const t = useTranslations('myCodes.edit.key')
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    setConfirming(false)
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
        {label}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line border-s-4 border-s-warn p-3 text-sm">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button ref={focusOn} size="sm" busy={isBusy} onClick={run}>
          {submit}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setConfirming(false)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

/** Creates a new key after a confirmation, since all copies of the old one stop working. */
function ReplaceKey({ onReplaced }: { onReplaced: (key: OwnedKey) => void }) {
  const t = useTranslations('myCodes.edit.key')
  const { owned, saved, follow, announce } = useEditing()
  const problemMessage = useProblemMessage()
  const replace = async () => {
    const answer = await requestKeyRotation(owned)
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

  return (
    <Confirmed
      label={t('replace')}
      text={t('replaceText')}
      submit={t('replaceNow')}
      onConfirm={replace}
    />
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
