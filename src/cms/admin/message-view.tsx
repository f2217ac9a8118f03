import type { UIFieldServerComponent } from 'payload'
import { writeReplyAddress } from '@/cms/contact/write-reply-address'
import layout from '@/desk/admin/layout.module.css'
import { getLocale } from '@/i18n/locales'
import type { Message } from '@/payload-types'
import { writePersonName } from '@/qr/content'
import { getTexts } from './get-texts'
import parts from './hidden-parts.module.css'
import { catalogLabelFor } from './label'
import { MarkMessageRead } from './mark-message-read'
import { LocalTime } from './time-zone'

/** A message with its full text, its sender and a link for the reply. */
export const MessageView: UIFieldServerComponent = ({ data, i18n, id }) => {
  if (!id) return null
  const message = data as Message
  const { createdAt, email, firstname, lastname, locale, mobile, number, reason } = message
  const t = getTexts(i18n)
  const name = writePersonName({
    firstName: firstname ?? '',
    lastName: lastname ?? '',
    nameOrder: locale === 'vi' ? 'familyFirst' : 'auto',
  })
  return (
    <article style={{ maxWidth: '44rem' }}>
      <span hidden className={parts.message} />
      <h2 style={{ overflowWrap: 'anywhere' }} lang={locale ?? undefined}>
        {message.subject}
      </h2>
      <dl className={layout.details}>
        <Row name={t('messageView.sender')}>
          {name} <a href={`mailto:${email}`}>{email}</a>
        </Row>
        {mobile && (
          <Row name={t('fields.mobile')}>
            <a href={`tel:${mobile.replace(/[^+\d]/g, '')}`}>{mobile}</a>
          </Row>
        )}
        <Row name={t('fields.reason')}>{t(`contactReasons.${reason}`)}</Row>
        {locale && <Row name={t('fields.locale')}>{getLocale(locale).name}</Row>}
        {number && <Row name={t('fields.number')}>{number}</Row>}
        <Row name={catalogLabelFor(i18n.language, 'pages.contact.sent.time')}>
          <LocalTime at={createdAt} />
        </Row>
      </dl>
      <p
        dir="auto"
        lang={locale ?? undefined}
        style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {message.message}
      </p>
      <a
        className="btn btn--style-primary btn--size-medium"
        href={writeReplyAddress(message)}
        style={{ display: 'inline-block', marginBlockStart: '1rem' }}
      >
        {t('messageView.reply')}
      </a>
      <MarkMessageRead />
    </article>
  )
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt style={{ color: 'var(--theme-elevation-600)' }}>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
