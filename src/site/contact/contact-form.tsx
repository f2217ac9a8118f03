'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ContactIssue } from '@/cms/contact/check-contact-draft'
import { contactFields } from '@/cms/contact/check-contact-draft'
import { contactExtras } from '@/data/contact/contact-answer'
import type { Locale } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { ContactFailure } from './contact-failure'
import { ContactFields, contactFieldId } from './contact-fields'
import { formatSentTime } from './format-sent-time'
import { ReceiptDetails } from './receipt-details'
import { useContactForm } from './use-contact-form'

type ContactFormProps = {
  locale: Locale
  /** Alternative address for messages. */
  email: string | null | undefined
  /** Shown next to the button. */
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

/** Lists the fields with errors; each line links to its field. */
function ContactProblems({ issues }: { issues: readonly ContactIssue[] }) {
  const t = useTranslations('pages.contact.form')
  if (issues.length === 0) return null
  const ordered = contactFields.flatMap((field) => issues.filter((issue) => issue.field === field))
  return (
    <Notice tone="bad" title={t('problems', { count: issues.length })}>
      <ul className="mt-1 flex flex-col gap-1">
        {ordered.map(({ field, problem, over = 0 }) => (
          <li key={field} className="flex flex-wrap gap-x-2">
            <a href={`#${contactFieldId(field)}`} className="underline underline-offset-2">
              {t(field)}
            </a>
            <span>{t(`errors.${problem}`, { over })}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type ReceiptProps = { number: string; time: string; onAnother: () => void }

/** Replaces the form once the message is stored. */
function Receipt({ number, time, onAnother }: ReceiptProps) {
  const t = useTranslations('pages.contact.sent')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section aria-labelledby="contact-sent">
      <h2
        id="contact-sent"
        ref={title}
        tabIndex={-1}
        className="scroll-mt-24 text-heading outline-none"
      >
        {t('title')}
      </h2>
      <ReceiptDetails Heading="h3" number={number} time={time} />
      <Button variant="secondary" className="mt-10" onClick={onAnother}>
        {t('another')}
      </Button>
    </section>
  )
}
