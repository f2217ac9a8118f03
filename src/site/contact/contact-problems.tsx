import { useTranslations } from 'next-intl'
import type { ContactIssue } from '@/cms/contact/check-contact-draft'
import { contactFields } from '@/cms/contact/check-contact-draft'
import { Notice } from '@/ui/notice'
import { contactFieldId } from './contact-fields'

/** Lists the fields with errors; each line links to its field. */
export function ContactProblems({ issues }: { issues: readonly ContactIssue[] }) {
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
