import { useTranslations } from 'next-intl'
import { writeTapTarget } from '@/codes'
import { getLocale } from '@/i18n/locales'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { describeBytes } from '@/tools/shared/describe-file'
import { Icon } from '@/ui/icon/icon'
import { actionStyle } from './action-style'
import type { ShownFile } from './hosted-page'

/** A file to download, and to open if browsers can show it. */
export function FileCard({
  file: { id, name, caption, bytes, path, mediaType },
  lang,
}: {
  file: ShownFile
  lang: string
}) {
  const t = useTranslations('hosted.page')
  const locale = useLocale()
  const { iso } = getLocale(locale)
  const tap = writeTapTarget({ kind: 'download', fileId: id })
  const title = caption.trim() || name
  return (
    <div className="rounded-xl border border-line bg-paper-raised p-4">
      <div className="flex items-start gap-3">
        <Icon name="file-text" className="mt-0.5 size-6 shrink-0 text-accent-strong" />
        <div className="wrap-anywhere min-w-0">
          <p lang={lang} className="font-medium">
            {title}
          </p>
          <p className="text-ink-soft text-sm">
            {[caption.trim() && name, endingOf(name), describeBytes(bytes, iso)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3 [&>a]:flex-1">
        <a
          href={paths.savedCodeFile(path)}
          download={name}
          data-tap={tap}
          aria-label={t('actionOn', { action: t('download'), name: title })}
          className={actionStyle()}
        >
          <Icon name="download" />
          {t('download')}
        </a>
        {opensInBrowser.includes(mediaType) && (
          <a
            href={path}
            data-tap={tap}
            target="_blank"
            rel="noopener"
            aria-label={t('actionOn', { action: t('open'), name: title })}
            className={actionStyle('other')}
          >
            {t('open')}
          </a>
        )}
      </div>
    </div>
  )
}

const opensInBrowser: readonly string[] = ['application/pdf', 'text/plain']

function endingOf(name: string): string {
  return /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? ''
}
