import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button'
import { ReceiptDetails } from './receipt-details'

type ReceiptProps = { number: string; time: string; onAnother: () => void }

/** Takes the place of the form once the message is stored. */
export function Receipt({ number, time, onAnother }: ReceiptProps) {
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
