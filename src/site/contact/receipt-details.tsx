import { useTranslations } from 'next-intl'

/** The reference to quote, and the next steps. */
export function ReceiptDetails({
  number,
  time,
  Heading,
}: {
  number: string
  time: string
  /** Level below that of the title. */
  Heading: 'h2' | 'h3'
}) {
  const t = useTranslations('pages.contact.sent')
  return (
    <>
      <dl className="mt-8 grid gap-x-12 gap-y-4 border-line border-y py-5 sm:grid-cols-[auto_1fr]">
        <div>
          <dt className="text-ink-faint text-sm">{t('number')}</dt>
          <dd className="font-display text-subheading tabular-nums tracking-wide">{number}</dd>
        </div>
        <div>
          <dt className="text-ink-faint text-sm">{t('time')}</dt>
          <dd className="text-subheading">{time}</dd>
        </div>
      </dl>
      <Heading className="mt-8 text-subheading">{t('next')}</Heading>
      <ul className="mt-2 flex max-w-[60ch] list-disc flex-col gap-1.5 ps-5 text-ink-soft marker:text-accent">
        {(['read', 'quote', 'noCopy'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </>
  )
}
