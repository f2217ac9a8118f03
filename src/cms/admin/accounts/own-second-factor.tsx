'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import type { AdminAnswer } from '@/desk/admin/requests/request'
import { announceChange, useAnswer } from '@/desk/admin/requests/use-request'
import { AccountField } from './account-field'
import { FormError } from './form-error'
import { useAccountRequest } from './use-account-request'

type Begun = AdminAnswer<'POST /users/second-factor'>

/** Turns sign-in with a code from an app on and off, for the signed-in user. */
export function OwnSecondFactor() {
  const t = useTexts()
  const { answer: state } = useAnswer('GET /users/second-factor', {})
  const { send, fault } = useAccountRequest(t('accounts.failed'))
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
    toast.success(t('accounts.factorRemoved'))
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
      <h3>{t('accounts.factorTitle')}</h3>
      <p style={{ marginBlock: '0.5rem 1rem' }}>
        {state.isOn ? `${t('accounts.factorOn')} ${state.recoveryCodes}` : t('accounts.factorOff')}
      </p>
      {recoveryCodes && (
        <div role="status" style={{ marginBlockEnd: '1rem' }}>
          <p>{t('accounts.recoveryLead')}</p>
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
          {state.isOn ? t('accounts.factorRemove') : t('accounts.factorAdd')}
        </Button>
      )}
      {currentPassword !== undefined && !begun && (
        <>
          <AccountField
            label={t('accounts.currentPassword')}
            type="password"
            autoComplete="current-password"
            autoFocus
            value={currentPassword}
            onChange={setPassword}
          />
          <FormError>{fault}</FormError>
          <Button size="medium" margin={false} onClick={state.isOn ? remove : start}>
            {state.isOn ? t('accounts.factorRemove') : t('accounts.next')}
          </Button>
        </>
      )}
      {begun && <Enrollment begun={begun} fault={fault} onConfirm={finish} />}
    </div>
  )
}

type EnrollmentProps = {
  begun: Begun
  fault: string | undefined
  onConfirm: (code: string) => void
}

function Enrollment({ begun, fault, onConfirm }: EnrollmentProps) {
  const t = useTexts()
  const [code, setCode] = useState('')
  return (
    <>
      <p>{t('accounts.factorScan')}</p>
      {/* biome-ignore lint/performance/noImgElement: drawn here, never fetched */}
      <img
        alt={t('accounts.factorPicture')}
        src={`data:image/svg+xml,${encodeURIComponent(begun.svg)}`}
        width={220}
        height={220}
        style={{ display: 'block', marginBlock: '1rem', background: '#fff' }}
      />
      <p style={{ marginBlockEnd: '1rem', overflowWrap: 'anywhere' }}>
        {t('accounts.factorSecret')} <code data-second-factor-secret>{begun.secret}</code>
      </p>
      <AccountField
        label={t('accounts.code')}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      <FormError>{fault}</FormError>
      <Button size="medium" margin={false} onClick={() => onConfirm(code)}>
        {t('accounts.factorAdd')}
      </Button>
    </>
  )
}
