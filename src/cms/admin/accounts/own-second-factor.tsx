'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { AdminAnswer } from '../requests/request'
import { announceChange, useAnswer } from '../requests/use-request'
import { AccountField } from './account-field'
import { FormError } from './form-error'
import type { AccountTexts } from './texts'
import { useAccountRequest } from './use-account-request'

type Begun = AdminAnswer<'POST /users/second-factor'>

/** Turns sign-in with a code from an app on and off, for the signed-in user. */
export function OwnSecondFactor({ texts }: { texts: AccountTexts }) {
  const { answer: state } = useAnswer('GET /users/second-factor', {})
  const { send, fault } = useAccountRequest(texts.failed)
  const [currentPassword, setPassword] = useState<string>()
  const [begun, setBegun] = useState<Begun>()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  const body = { currentPassword: currentPassword ?? '' }

  const start = async () => setBegun(await send('POST /users/second-factor', { body }))

  async function finish(code: string) {
    const sent = await send('POST /users/second-factor/confirm', { body: { code } })
    if (!sent) return
    setRecoveryCodes(sent.recoveryCodes)
    end()
  }

  async function remove() {
    if (!(await send('POST /users/second-factor/remove', { body }))) return
    setRecoveryCodes(undefined)
    toast.success(texts.factorRemoved)
    end()
  }

  function end() {
    setBegun(undefined)
    setPassword(undefined)
    announceChange('users/second-factor')
  }

  if (!state) return null
  return (
    <div>
      <h3>{texts.factorTitle}</h3>
      <p style={{ marginBlock: '0.5rem 1rem' }}>
        {state.isOn ? `${texts.factorOn} ${state.recoveryCodes}` : texts.factorOff}
      </p>
      {recoveryCodes && (
        <div role="status" style={{ marginBlockEnd: '1rem' }}>
          <p>{texts.recoveryLead}</p>
          <pre data-recovery-codes style={{ marginBlock: '0.5rem' }}>
            {recoveryCodes.join('\n')}
          </pre>
        </div>
      )}
      {currentPassword === undefined && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          onClick={() => setPassword('')}
        >
          {state.isOn ? texts.factorRemove : texts.factorAdd}
        </Button>
      )}
      {currentPassword !== undefined && !begun && (
        <>
          <AccountField
            label={texts.currentPassword}
            type="password"
            autoComplete="current-password"
            autoFocus
            value={currentPassword}
            onChange={setPassword}
          />
          <FormError>{fault}</FormError>
          <Button size="medium" margin={false} onClick={state.isOn ? remove : start}>
            {state.isOn ? texts.factorRemove : texts.next}
          </Button>
        </>
      )}
      {begun && <Enrolment begun={begun} texts={texts} fault={fault} onConfirm={finish} />}
    </div>
  )
}

type EnrolmentProps = {
  begun: Begun
  texts: AccountTexts
  fault: string | undefined
  onConfirm: (code: string) => void
}

function Enrolment({ begun, texts, fault, onConfirm }: EnrolmentProps) {
  const [code, setCode] = useState('')
  return (
    <>
      <p>{texts.factorScan}</p>
      {/* biome-ignore lint/performance/noImgElement: drawn here, never fetched */}
      <img
        alt={texts.factorPicture}
        src={`data:image/svg+xml,${encodeURIComponent(begun.svg)}`}
        width={220}
        height={220}
        style={{ display: 'block', marginBlock: '1rem', background: '#fff' }}
      />
      <p style={{ marginBlockEnd: '1rem', overflowWrap: 'anywhere' }}>
        {texts.factorSecret} <code data-second-factor-secret>{begun.secret}</code>
      </p>
      <AccountField
        label={texts.code}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      <FormError>{fault}</FormError>
      <Button size="medium" margin={false} onClick={() => onConfirm(code)}>
        {texts.factorAdd}
      </Button>
    </>
  )
}
