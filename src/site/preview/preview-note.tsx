import { getTranslations } from 'next-intl/server'
import { isPreview } from '@/data/is-preview'
import type { Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { Notice } from '@/ui/notice'
import { LazyPreviewFrame } from './lazy-preview-frame'

/** Informs editors that the page includes drafts, with a link that ends the preview. */
export async function PreviewNote({ locale }: { locale: Locale }) {
  if (!(await isPreview())) return null
  const t = await getTranslations({ locale, namespace: 'pages.preview' })
  return (
    <LazyPreviewFrame>
      <Notice tone="warn" className="page-frame mt-6">
        {t('text')}{' '}
        <a href={paths.leavePreview(localizedPath(locale, paths.home))} className="underline">
          {t('leave')}
        </a>
      </Notice>
    </LazyPreviewFrame>
  )
}
