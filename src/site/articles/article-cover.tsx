import { type SceneName, scenes } from '@/cms/fields/scenes'
import type { PostSummary } from '@/data/read-post-summaries'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { hashPoint } from '@/site/art/hash-point'
import { SceneView } from '@/site/art/scenes/scene-view'
import { codePictureAddress } from '@/site/code-pictures/code-picture-address'
import { RichTextPicture } from '@/site/rich-text/rich-text-picture'
import { siteUrl } from '@/site/seo/site-url'

type ArticleCoverProps = {
  locale: Locale
  post: Pick<PostSummary, 'slug' | 'cover' | 'scene'>
}

/** The uploaded cover of an article or, without one, a scene whose code leads to the article. */
export function ArticleCover({ locale, post }: ArticleCoverProps) {
  const { slug, cover } = post
  if (cover && typeof cover === 'object')
    return (
      <div className="aspect-4/3 overflow-hidden rounded-lg [&_img]:size-full [&_img]:object-cover">
        <RichTextPicture value={cover} sizes="(min-width: 48rem) 36rem, 100vw" />
      </div>
    )
  const fields = `url: ${siteUrl(locale, paths.post(slug))}`
  return (
    <div className="overflow-hidden rounded-lg">
      <SceneView scene={post.scene ?? chooseScene(slug)}>
        {/* biome-ignore lint/performance/noImgElement: a drawing has no sizes to choose from */}
        <img
          src={codePictureAddress({ row: { type: 'url', fields }, language: locale })}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
        />
      </SceneView>
    </div>
  )
}

function chooseScene(slug: string): SceneName {
  return scenes[Math.floor(hashPoint(slug, 0, 0) * scenes.length)] ?? scenes[0]
}
