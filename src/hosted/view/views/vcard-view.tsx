import { useTranslations } from 'next-intl'
import { writeTapTarget } from '@/codes'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import {
  type ContentOf,
  normalizeEmail,
  normalizePhone,
  normalizeUrl,
  pageHeading,
  writeAddress,
} from '@/qr/content'
import { percentEncode } from '@/std/percent-encode'
import { Icon } from '@/ui/icon/icon'
import { actionStyle } from '../action-style'
import { type Detail, DetailList, detailLinkClass } from '../detail-list'
import { contentOf } from '../find-page-title'
import type { ShownPage } from '../hosted-page'

/** A business card with all contact details. */
export function VcardView({ page }: { page: ShownPage }) {
  const t = useTranslations('hosted.page')
  const card = contentOf<'vcard'>(page)
  const photo = page.files.find(({ role }) => role === 'photo')
  const name = pageHeading(card)
  const organization = card.organization.trim()
  const reading = `${card.phoneticLastName} ${card.phoneticFirstName}`.trim()
  const calls = normalizePhone(card.mobile || card.phone)
  const email = normalizeEmail(card.email)
  const lines = [card.jobTitle.trim(), organization === name ? '' : organization].filter(Boolean)
  const isTitled = page.version.title.trim() !== '' && page.version.title.trim() !== name
  return (
    <div className="grid gap-6">
      {(photo || isTitled || reading || lines.length > 0) && (
        <div className="flex items-center gap-4">
          {photo && (
            // biome-ignore lint/performance/noImgElement: uploads never pass through an optimizer
            <img
              src={photo.path}
              alt={photo.caption || name}
              width={photo.widthPx ?? undefined}
              height={photo.heightPx ?? undefined}
              className="size-24 shrink-0 rounded-xl border border-line object-cover @xl:size-28"
            />
          )}
          <div lang={page.lang} className="wrap-anywhere min-w-0">
            {isTitled && <p className="font-medium text-subheading">{name}</p>}
            {reading && <p className="text-ink-soft text-sm">{reading}</p>}
            {lines.map((line) => (
              <p key={line} className="text-ink-soft">
                {line}
              </p>
            ))}
          </div>
        </div>
      )}
      <div className="grid gap-3 @xl:grid-cols-2">
        {page.slug && (
          <a
            href={paths.codeContact(page.slug, page.locale)}
            data-tap={writeTapTarget({ kind: 'contact' })}
            className={`${actionStyle()} @xl:col-span-2`}
          >
            <Icon name="user-plus" />
            {t('saveContact')}
          </a>
        )}
        {calls && (
          <a
            href={`tel:${calls}`}
            data-tap={writeTapTarget({ kind: 'call' })}
            className={actionStyle('other')}
          >
            <Icon name="phone" />
            {t('call')}
          </a>
        )}
        {email && (
          <a
            href={`mailto:${email}`}
            data-tap={writeTapTarget({ kind: 'email' })}
            className={actionStyle('other')}
          >
            <Icon name="mail" />
            {t('writeEmail')}
          </a>
        )}
      </div>
      <CardDetails card={card} lang={page.lang} />
    </div>
  )
}

function CardDetails({ card, lang }: { card: ContentOf<'vcard'>; lang: string }) {
  const t = useTranslations('hosted.page')
  const field = useTranslations('content.fields.vcard')
  const address = writeAddress(card, lang)
  const locale = useLocale()
  const website = normalizeUrl(card.website)
  const details = [
    card.mobile.trim() && phone('mobile', field('mobile.label'), card.mobile),
    card.phone.trim() && phone('phone', field('phone.label'), card.phone),
    card.email.trim() && {
      name: 'email',
      label: field('email.label'),
      value: (
        <a href={`mailto:${normalizeEmail(card.email) ?? ''}`} className={detailLinkClass}>
          {card.email.trim()}
        </a>
      ),
      copy: card.email.trim(),
    },
    card.website.trim() !== '' &&
      website.ok &&
      website.host !== '' && {
        name: 'website',
        label: field('website.label'),
        value: (
          <a href={website.url} rel="nofollow noopener noreferrer ugc" className={detailLinkClass}>
            {card.website.trim()}
          </a>
        ),
        copy: website.url,
      },
    address && {
      name: 'address',
      label: t('address'),
      value: (
        <a
          href={findMapSearch(address, locale)}
          rel="noopener noreferrer"
          className={detailLinkClass}
        >
          {address}
        </a>
      ),
      lang,
      copy: address,
    },
    card.note.trim() && { name: 'note', label: field('note.label'), value: card.note.trim(), lang },
  ]
  return <DetailList details={details} />
}

/** Google Maps is blocked in mainland China. */
function findMapSearch(address: string, locale: string): string {
  const query = percentEncode(address.replaceAll('\n', ', '))
  return locale === 'zh'
    ? `https://uri.amap.com/search?keyword=${query}&callnative=1`
    : `https://www.google.com/maps/search/?api=1&query=${query}`
}

function phone(name: string, label: string, typed: string): Detail {
  const number = normalizePhone(typed)
  return {
    name,
    label,
    value: number ? (
      <a href={`tel:${number}`} className={`${detailLinkClass} tabular-nums`}>
        {typed.trim()}
      </a>
    ) : (
      typed.trim()
    ),
    copy: number ?? typed.trim(),
  }
}
