import { useTranslations } from 'next-intl'
import { encodePageContent } from '@/qr/content'
import { Icon } from '@/ui/icon/icon'
import { actionStyle } from '../action-style'
import { DetailList } from '../detail-list'
import { contentOf } from '../find-page-title'
import type { ShownPage } from '../hosted-page'

/** A prepared email, to be sent with the visitor's email app. */
export function EmailView({ page }: { page: ShownPage }) {
  const t = useTranslations('hosted.page')
  const field = useTranslations('content.fields.email')
  const { lang } = page
  const content = contentOf<'email'>(page)
  const encoded = encodePageContent(content)
  const [to, subject, body] = [content.to.trim(), content.subject.trim(), content.body.trim()]
  return (
    <div className="grid gap-6">
      {encoded.ok && (
        <a href={encoded.text} className={actionStyle()}>
          <Icon name="mail" />
          {t('writeEmail')}
        </a>
      )}
      <DetailList
        details={[
          to && { name: 'to', label: field('to.label'), value: to, copy: to },
          subject && { name: 'subject', label: field('subject.label'), value: subject, lang },
          body && { name: 'body', label: field('body.label'), value: body, lang, copy: body },
        ]}
      />
    </div>
  )
}
