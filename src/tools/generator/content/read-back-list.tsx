import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PageType } from '@/qr/content'
import type { ReadBackRow } from '@/tools/shared/content/read-back'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { useRegionalLocale } from '@/tools/shared/use-regional-locale'
import { Button } from '@/ui/button'

/** The content of a code, field by field, to check it or to print it next to the code. */
export function ReadBackList({
  rows,
  type,
  isHidden,
  action,
}: {
  rows: readonly ReadBackRow[]
  type: PageType
  /** Whether the password is masked. */
  isHidden: boolean
  action: ReactNode
}) {
  const t = useTranslations('editor.content.payload')
  const messages = useContentMessages(type)
  const copy = useCopyText()
  const locale = useRegionalLocale()
  const words = rows.map(({ field, value }) => {
    const label = messages.label(field)
    if (value === true) return { field, label, value: t('yes') }
    if (field.input === 'choice') return { field, label, value: messages.option(field, value) }
    return { field, label, value: field.input === 'date' ? formatDate(value, locale) : value }
  })
  const asText = words.map(({ label, value }) => t('copiedRow', { label, value })).join('\n')
  return (
    <section>
      <h3 className="mb-2 font-medium font-text text-sm">{t('readBack')}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-md border border-line bg-paper p-3 text-sm">
        {words.map(({ field, label, value }) => (
          <div key={field.name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{label}</dt>
            <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {isHidden && field.name === 'password' ? <Hidden label={t('hidden')} /> : value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => copy(asText)}>
          {t('copyWords')}
        </Button>
        {action}
      </div>
    </section>
  )
}

/** A fixed number of dots, so that the length of the password is not revealed. */
function Hidden({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">••••••••</span>
      <span className="sr-only">{label}</span>
    </>
  )
}

function formatDate(isoDate: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${isoDate}T00:00Z`))
}
