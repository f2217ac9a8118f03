import { useTranslations } from 'next-intl'
import { encodePageContent } from '@/qr/content'
import { encodeMatrix } from '@/qr/encode'
import { renderPath } from '@/qr/render'
import { DetailList } from '../detail-list'
import { contentOf } from '../find-page-title'
import type { ShownPage } from '../hosted-page'

const quietZoneModules = 4

/** Name and password to copy, and a code that connects another device. */
export function WifiView({ page }: { page: ShownPage }) {
  const t = useTranslations('hosted.page.wifi')
  const field = useTranslations('content.fields.wifi')
  const { ssid, password, security, hidden } = contentOf<'wifi'>(page)
  const isOpen = security === 'open'
  return (
    <div className="grid gap-6">
      <DetailList
        details={[
          { name: 'ssid', label: field('ssid.label'), value: ssid, copy: ssid },
          ...(isOpen
            ? [{ name: 'open', label: field('password.label'), value: t('open') }]
            : [
                {
                  name: 'password',
                  label: field('password.label'),
                  value: <span className="whitespace-pre-wrap font-mono">{password}</span>,
                  copy: password,
                },
              ]),
        ]}
      />
      <div className="grid gap-2 text-ink-soft text-sm">
        <p>{t(isOpen ? 'joinOpen' : 'join')}</p>
        {hidden && <p>{t('hidden')}</p>}
      </div>
      <JoinCode page={page} label={t('code', { ssid })} caption={t('scan')} />
    </div>
  )
}

function JoinCode({ page, label, caption }: { page: ShownPage; label: string; caption: string }) {
  const encoded = encodePageContent(contentOf<'wifi'>(page))
  const drawn = encoded.ok ? encodeMatrix(encoded.text, { level: 'M' }) : undefined
  if (!drawn?.ok) return null
  const { matrix } = drawn
  const sizeModules = matrix.sizeModules + 2 * quietZoneModules
  return (
    <figure className="flex flex-wrap items-center gap-5 rounded-xl border border-line bg-paper-raised p-4">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${sizeModules} ${sizeModules}`}
        shapeRendering="crispEdges"
        className="w-36 rounded-md bg-white text-black"
      >
        <path d={renderPath(matrix, quietZoneModules)} fill="currentColor" />
      </svg>
      <figcaption className="min-w-40 flex-1 text-ink-soft text-sm">{caption}</figcaption>
    </figure>
  )
}
