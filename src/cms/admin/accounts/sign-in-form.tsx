'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { paths } from '@/paths'
import { AccountField } from './account-field'
import { FormError } from './form-error'
import type { AccountTexts } from './texts'
import { useAccountRequest } from './use-account-request'

type SignInFormProps = {
  texts: AccountTexts
  /** Path to open after the sign-in. */
  target: string
}

/** The sign-in form. It prompts for the code of the second factor if the account has one. */
export function SignInForm({ texts, target }: SignInFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { send, fault, needsCode } = useAccountRequest(texts.failed)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const body = { email, password, ...(needsCode && { code }) }
    if (await send('POST /users/login', { body })) return window.location.assign(target)
    setBusy(false)
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
      {needsCode && (
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
