'use client'

import { useTranslations } from 'next-intl'
import { useActionState, useEffect, useRef } from 'react'
import { reportReasons } from '@/codes'
import type { SendReport } from '@/data/codes/submit-report'
import { useLocale } from '@/i18n/use-locale'
import { codePath, paths } from '@/paths'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { TextArea } from '@/ui/text-area'

/** Works without scripts; the input is returned if it could not be sent. */
export function ReportForm({ slug, send }: { slug: string; send: SendReport }) {
  const t = useTranslations('hosted.report')
  const locale = useLocale()
  const [reply, submit, isSending] = useActionState(send, null)
  const status = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (reply) status.current?.focus()
  }, [reply])

  if (reply?.status === 'sent') {
    return (
      <div ref={status} tabIndex={-1} className="mt-6 outline-none">
        <Notice tone="good" title={t('sentTitle')}>
          {t('sentLead')}
        </Notice>
      </div>
    )
  }
  return (
    <form action={submit} className="mt-6 grid gap-6">
      <input type="hidden" name="slug" value={slug} />
      {reply && (
        <div ref={status} tabIndex={-1} className="outline-none">
          <Notice tone="bad" live>
            {reply.status === 'limited'
              ? t('limited', { minutes: Math.ceil(reply.retrySeconds / 60) })
              : t('failed')}
          </Notice>
        </div>
      )}
      <fieldset>
        <legend className="mb-2 font-medium text-sm">{t('reason')}</legend>
        <div className="grid gap-1">
          {reportReasons.map((reason) => (
            <label key={reason} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={reply?.reason === reason}
                className="size-5"
              />
              {t(`reasons.${reason}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={t('message')} hint={t('messageHint')}>
        {(control) => (
          <TextArea
            {...control}
            name="message"
            maxLength={2000}
            defaultValue={reply?.message ?? ''}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {t('send')}
        </Button>
        <a
          href={codePath(locale, paths.hostedPage(slug))}
          className={buttonStyle({ variant: 'quiet' })}
        >
          {t('back')}
        </a>
      </div>
    </form>
  )
}
