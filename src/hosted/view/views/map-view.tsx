import { useTranslations } from 'next-intl'
import type { RuleDevice } from '@/codes'
import { useLocale } from '@/i18n/use-locale'
import { type ContentOf, encodePageContent, formatCoordinates } from '@/qr/content'
import { Icon } from '@/ui/icon/icon'
import { actionStyle } from '../action-style'
import { DetailList } from '../detail-list'
import { contentOf } from '../find-page-title'
import type { ShownPage } from '../hosted-page'

type Target = ContentOf<'map'>['target']

/** Map links by device, the most common first. Only Android supports `geo:`. */
const targetsOn: Record<RuleDevice, readonly Target[]> = {
  ios: ['apple', 'google', 'openstreetmap'],
  android: ['geo', 'google', 'openstreetmap'],
  desktop: ['google', 'openstreetmap', 'apple'],
}

/** Maps that work in mainland China, for readers of Chinese. */
const chineseTargets: readonly Target[] = ['amap', 'baidu']

/** A place with links to map apps. */
export function MapView({ page }: { page: ShownPage }) {
  const t = useTranslations('hosted.page.map')
  const locale = useLocale()
  const content = contentOf<'map'>(page)
  const place = formatCoordinates(content)
  if (!place) return null
  const label = content.label.trim() || page.version.title.trim()
  const common = targetsOn[page.device ?? 'desktop']
  const chosen = chineseTargets.filter((target) => target === content.target)
  const local = locale === 'zh' ? chineseTargets : []
  const links = [...new Set([...chosen, ...local, ...common])].flatMap((target) => {
    const encoded = encodePageContent({ ...content, label, target })
    return encoded.ok ? [{ target, href: encoded.text }] : []
  })
  return (
    <div className="grid gap-6">
      <ul className="grid gap-3">
        {links.map(({ target, href }, at) => (
          <li key={target}>
            <a
              href={href}
              rel="noopener noreferrer"
              className={`${actionStyle(at === 0 ? 'main' : 'other')} w-full`}
            >
              <Icon name="map-pin" />
              {t(target)}
            </a>
          </li>
        ))}
      </ul>
      <DetailList
        details={[
          {
            name: 'place',
            label: t('coordinates'),
            value: <span className="tabular-nums">{place}</span>,
            copy: place,
          },
        ]}
      />
    </div>
  )
}
