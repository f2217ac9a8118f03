'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { contactExtras } from '@/data/contact/contact-answer'
import type { Locale } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { ContactFailure } from './contact-failure'
import { ContactFields } from './contact-fields'
import { ContactProblems } from './contact-problems'
import { formatSentTime } from './format-sent-time'
import { Receipt } from './receipt'
import { useContactForm } from './use-contact-form'

type ContactFormProps = {
  locale: Locale
  /** Where else one can write to. */
  email: string | null | undefined
  /** What stands by the button. */
  children: ReactNode
}

export function ContactForm({ locale, email, children }: ContactFormProps) {
  const t = useTranslations('pages.contact.form')
  const form = useRef<HTMLFormElement>(null)
  const contact = useContactForm(form)
  const { outcome, issues, reply, isSending } = contact

  if (outcome?.status === 'sent') {
    const time = formatSentTime(locale, outcome.sentAt)
    return <Receipt number={outcome.number} time={time} onAnother={contact.beginAnew} />
  }
  return (
    <>
      <h2 id="contact-title" className="mb-8 text-heading">
        {t('title')}
      </h2>
      <form
        ref={form}
        action={contact.action}
        onSubmit={contact.onSubmit}
        onInput={contact.onInput}
        onBlur={contact.onBlur}
        noValidate={contact.isAlive}
        aria-labelledby="contact-title"
        className="relative flex flex-col gap-6"
      >
        {outcome?.status === 'invalid' && <ContactProblems issues={Object.values(issues)} />}
        <input type="hidden" name={contactExtras.locale} value={locale} />
        <ContactFields
          draft={reply?.draft}
          issues={issues}
          left={contact.left}
          firstWrong={
            reply?.answer.status === 'invalid' ? reply.answer.issues[0]?.field : undefined
          }
        />
        <div aria-hidden="true" className="-left-[999rem] absolute">
          <label htmlFor="contact-trap">{t('trap')}</label>
          <input
            id="contact-trap"
            type="text"
            name={contactExtras.trap}
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        {outcome && outcome.status !== 'invalid' && (
          <ContactFailure outcome={outcome} email={email} isFirstLook={!contact.isAlive} />
        )}
        <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
          <Button type="submit" size="lg" busy={isSending} className="shrink-0">
            {t('send')}
          </Button>
          <p className="text-ink-soft text-sm">{children}</p>
        </div>
        <p role="alert" className="sr-only">
          {outcome?.status === 'invalid' && t('problems', { count: outcome.issues.length })}
        </p>
        <p role="status" className="sr-only">
          {isSending && t('sending')}
        </p>
      </form>
    </>
  )
}
