import { useTranslations } from 'next-intl'
import { type CodeDocument, type FileUse, writeTapTarget } from '@/codes'
import { getLocale, type Locale, localeCodes } from '@/i18n/locales'
import { paths } from '@/paths'
import { Icon } from '@/ui/icon/icon'
import { actionStyle } from '../action-style'
import type { ShownFile, ShownPage } from '../hosted-page'
import { NoFiles } from '../no-files'

/** Audio and video in the browser's player. */
export function MultimediaView({ page }: { page: ShownPage }) {
  const media = page.files.filter(({ role }) => role === 'content')
  if (media.length === 0) return <NoFiles />
  return (
    <div className="grid gap-8">
      {media.map((file) => (
        <Player key={file.id} file={file} page={page} isOnly={media.length === 1} />
      ))}
    </div>
  )
}

function Player({ file, page, isOnly }: { file: ShownFile; page: ShownPage; isOnly: boolean }) {
  const t = useTranslations('hosted.page')
  const { path, caption, mediaType, name, widthPx, heightPx } = file
  const label = caption.trim() || name
  const tap = writeTapTarget({ kind: 'download', fileId: file.id })
  const isAudio = mediaType.startsWith('audio/')
  const download = (
    <a
      href={paths.savedCodeFile(path)}
      download={name}
      data-tap={tap}
      className={actionStyle('other')}
    >
      <Icon name="download" />
      {t('download')}
    </a>
  )
  return (
    <figure>
      {isAudio ? (
        // biome-ignore lint/a11y/useMediaCaption: subtitles of sound are shown by no browser
        <audio src={path} controls preload="metadata" aria-label={label} className="w-full">
          {download}
        </audio>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the owner's subtitles, where there are any
        <video
          src={path}
          controls
          playsInline
          preload="metadata"
          aria-label={label}
          width={widthPx ?? undefined}
          height={heightPx ?? undefined}
          className="h-auto max-h-[80vh] w-full rounded-xl bg-black"
        >
          {listTracks(page, file).map(({ id, src, lang, name, isDefault }) => (
            <track
              key={id}
              kind="subtitles"
              src={src}
              srcLang={lang}
              label={name}
              default={isDefault}
            />
          ))}
          {download}
        </video>
      )}
      <figcaption className="wrap-anywhere mt-2 flex flex-wrap items-center justify-between gap-3">
        <span lang={page.lang} className="min-w-0 text-ink-soft">
          {caption.trim() || (isOnly ? '' : name.replace(/\.\w+$/, ''))}
        </span>
        <a
          href={paths.savedCodeFile(path)}
          download={name}
          data-tap={tap}
          aria-label={t('actionOn', { action: t('download'), name: label })}
          className="inline-flex min-h-11 items-center gap-2 text-accent-strong text-sm underline underline-offset-4 [&_svg]:size-4"
        >
          <Icon name="download" />
          {t('download')}
        </a>
      </figcaption>
    </figure>
  )
}

type Track = { id: string; src: string; lang: string; name: string; isDefault: boolean }

/**
 * Subtitles belong to the file they follow in the list. All languages are offered; the page's is
 * shown by default.
 */
function listTracks({ document, locale, allFiles }: ShownPage, medium: ShownFile): Track[] {
  return localeCodes.flatMap((code) =>
    usesAfter(document, code, medium.id).flatMap(({ id, caption }): Track[] => {
      const file = allFiles.find((candidate) => candidate.id === id)
      const { lang, name } = getLocale(code)
      const isDefault = code === locale
      return file ? [{ id, src: file.path, lang, name: caption.trim() || name, isDefault }] : []
    }),
  )
}

function usesAfter({ languages }: CodeDocument, code: Locale, id: string): FileUse[] {
  const uses = languages[code]?.files ?? []
  const media = uses.filter(({ role }) => role === 'content')
  // A language with only subtitles adds them to the main language's single video.
  if (media.length === 0) return uses.filter(({ role }) => role === 'subtitles')
  const start = uses.findIndex((use) => use.id === id && use.role === 'content')
  if (start < 0) return []
  const after = uses.slice(start + 1)
  const next = after.findIndex(({ role }) => role === 'content')
  return (next < 0 ? after : after.slice(0, next)).filter(({ role }) => role === 'subtitles')
}
