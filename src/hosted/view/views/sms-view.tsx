import { useTranslations } from 'next-intl'
import { normalizePhone } from '@/qr/content'
import { percentEncode } from '@/std/percent-encode'
import { Icon } from '@/ui/icon/icon'
import { actionStyle } from '../action-style'
import { DetailList } from '../detail-list'
import { contentOf } from '../find-page-title'
import type { ShownPage } from '../hosted-page'

/** A prepared text message, to be sent with the visitor's phone. */
export function SmsView({ page }: { page: ShownPage }) {
  const t = useTranslations('hosted.page')
  const field = useTranslations('content.fields.sms')
  const { lang } = page
  const { phone, body } = contentOf<'sms'>(page)
  const [to, text] = [phone.trim(), body.trim()]
  const number = normalizePhone(phone)
  // RFC 5724 defines `?body=`; iPhones accept it as the first parameter.
  const href = number && `sms:${number}${body && `?body=${percentEncode(body)}`}`
  return (
    <div className="grid gap-6">
      {href && (
        <a href={href} className={actionStyle()}>
          <Icon name="message-square" />
          {t('writeSms')}
        </a>
      )}
      <DetailList
        details={[
          to && { name: 'phone', label: field('phone.label'), value: to, copy: number },
          text && { name: 'body', label: field('body.label'), value: text, lang, copy: text },
        ]}
      />
    </div>
  )
}
