import { getTranslations } from 'next-intl/server'
import type { SceneName } from '@/cms/fields/scenes'
import type { Locale } from '@/i18n/locales'
import { siteUrl } from '@/site/seo/site-url'
import { CodeIllustration } from './code-illustration'
import { SceneView } from './scenes/scene-view'

type SceneCodeProps = { locale: Locale; path: string; scene: SceneName }

/** A scene whose code opens the current page, to continue reading on a phone. */
export async function SceneCode({ locale, path, scene }: SceneCodeProps) {
  const t = await getTranslations({ locale, namespace: 'pages.pageCode' })
  return (
    <figure className="w-72 lg:w-104">
      <div className="overflow-hidden rounded-lg">
        <SceneView scene={scene}>
          <CodeIllustration
            text={siteUrl(locale, path)}
            label={t('label')}
            className="size-full rounded-none! shadow-none!"
          />
        </SceneView>
      </div>
      <figcaption className="mt-3 text-center text-ink-faint text-xs">{t('caption')}</figcaption>
    </figure>
  )
}
