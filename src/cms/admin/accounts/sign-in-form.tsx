'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { paths } from '@/paths'
import { AccountField } from './account-field'
import { FormError } from './form-error'
import { send } from './send'
import type { AccountTexts } from './texts'

type SignInFormProps = {
  texts: AccountTexts
  /** Path to open after the sign-in. */
  target: string
}

/** The sign-in form. It prompts for the code of the second factor if the account has one. */
export function SignInForm({ texts, target }: SignInFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const sent = await send(`${paths.api}/users/login`, { email, password, code }, texts)
    if (sent.answer) return window.location.assign(target)
    setBusy(false)
    setFault(sent.fault)
    if (sent.needsCode) setCode((known) => known ?? '')
  }

  return (
    <form onSubmit={submit}>
      <AccountField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={setEmail}
      />
      <AccountField
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      {code !== undefined && (
        <AccountField
          label={texts.code}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          hint={texts.codeHint}
          value={code}
          onChange={setCode}
        />
      )}
      <FormError>{fault}</FormError>
      <p style={{ marginBlockEnd: '1rem' }}>
        <a href={paths.forgotPassword}>{texts.forgot}</a>
      </p>
      <Button type="submit" size="large" disabled={isBusy}>
        {texts.signIn}
      </Button>
    </form>
  )
}
