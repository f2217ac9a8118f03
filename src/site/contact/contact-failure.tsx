import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { messagesPerHour } from '@/cms/contact/check-contact-draft'
import { Notice } from '@/ui/notice'
import type { ContactOutcome } from './send-contact-form'

type Failure = Exclude<ContactOutcome, { status: 'sent' | 'invalid' }>

type ContactFailureProps = {
  outcome: Failure
  email: string | null | undefined
  /**
   * The server rendered the failure, so no live region announces it and it may be below the fold.
   */
  isFirstLook: boolean
}

/** Explains why the message was not sent, and when to try again. */
export function ContactFailure({ outcome, email, isFirstLook }: ContactFailureProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: where the answer to what was just sent is
    <div role="alert" tabIndex={-1} autoFocus={isFirstLook} className="scroll-mt-24">
      {outcome.status === 'offline' && <Offline />}
      {outcome.status === 'limited' && <Limited retrySeconds={outcome.retrySeconds} />}
      {outcome.status === 'failed' && <Failed email={email} />}
    </div>
  )
}

function Offline() {
  const t = useTranslations('pages.contact.form.offline')
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    const onOnline = () => setBack(true)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  if (isBack) return <Notice tone="good">{t('back')}</Notice>
  return (
    <Notice tone="warn" title={t('title')}>
      {t('text')}
    </Notice>
  )
}

const tickMs = 5000

function Limited({ retrySeconds }: { retrySeconds: number }) {
  const t = useTranslations('pages.contact.form.limited')
  const [left, setLeft] = useState(retrySeconds)
  useEffect(() => {
    const until = Date.now() + retrySeconds * 1000
    const timer = setInterval(() => setLeft((until - Date.now()) / 1000), tickMs)
    return () => clearInterval(timer)
  }, [retrySeconds])
  if (left <= 0) return <Notice tone="good">{t('over')}</Notice>
  return (
    <Notice tone="warn" title={t('title')}>
      {t('text', { most: messagesPerHour, minutes: Math.ceil(left / 60) })}
    </Notice>
  )
}

function Failed({ email }: { email: string | null | undefined }) {
  const t = useTranslations('pages.contact.form.failed')
  return (
    <Notice tone="bad" title={t('title')}>
      {t('text')} {email && t('mail', { email })}
    </Notice>
  )
}
