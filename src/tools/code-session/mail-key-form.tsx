import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import type { OwnedKey } from '@/codes'
import { normalizeEmail } from '@/qr/content'
import { readCode, requestKeyMail, submitCodeEdit } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { TextInput } from '@/ui/text-input'

type Outcome = { isSent: boolean; text: string }

/** Sends the key to an address. */
export function MailKeyForm({ owned, onSent }: { owned: OwnedKey; onSent: () => void }) {
  const t = useTranslations('dynamic.key.mail')
  const locale = useLocale()
  const describeProblem = useProblemMessage()
  const [email, setEmail] = useState('')
  const [isRecoverable, setRecoverable] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const address = normalizeEmail(email)
    if (!address) return setOutcome({ isSent: false, text: t('invalid') })
    setBusy(true)
    const sent = await requestKeyMail(owned, address, locale)
    const stored = sent.ok && isRecoverable ? await storeAddress(owned, address) : sent
    setBusy(false)
    const text = stored.ok ? t('sent', { email: address }) : describeProblem(stored.problem)
    setOutcome({ isSent: stored.ok, text })
    if (sent.ok) onSent()
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-2 border-line border-t pt-4">
      <Field label={t('label')} error={outcome && !outcome.isSent && outcome.text}>
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              className="min-w-0 flex-[1_1_12rem]"
            />
            <Button type="submit" variant="secondary" busy={isBusy}>
              <Icon name="send" />
              {t('send')}
            </Button>
          </span>
        )}
      </Field>
      <Checkbox
        label={t('recovery')}
        hint={t('recoveryHint')}
        checked={isRecoverable}
        onChange={(event) => setRecoverable(event.currentTarget.checked)}
      />
      <p role="status" className="text-good text-sm empty:hidden">
        {outcome?.isSent && outcome.text}
      </p>
    </form>
  )
}

/** Reads the revision first, since files may have changed the code since it was created. */
async function storeAddress(owned: OwnedKey, email: string) {
  const code = await readCode(owned)
  return code.ok ? submitCodeEdit(owned, { revision: code.body.revision, email }) : code
}
