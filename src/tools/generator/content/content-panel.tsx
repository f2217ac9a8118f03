import { useTranslations } from 'next-intl'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import {
  findScanEffects,
  isHostedType,
  isUploadType,
  type PageDraft,
  pageFields,
} from '@/qr/content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { ContentFields } from '@/tools/shared/content-form/content-fields'
import { LazyPart } from '@/tools/shared/lazy-part'
import { Segmented } from '@/ui/segmented'
import { Skeleton } from '@/ui/skeleton'
import { DynamicOffer } from '../dynamic/dynamic-offer'
import { preloadDynamicCode } from '../dynamic/lazy-dynamic-code'
import { useGenerator, useGeneratorActions } from '../generator-context'
import { shownIssues } from '../generator-state'
import { ContentNotices } from './content-notices'

const loadCodeFiles = async () => ({
  default: (await import('@/tools/code-session/code-files')).CodeFiles,
})
const waiting = <Skeleton className="min-h-42 w-full" />

/**
 * The form of the type, with the choice between a static and a dynamic code. There is no visible
 * submit button: the code updates with every change, and Enter leads to the download.
 */
export function ContentPanel() {
  const t = useTranslations('generator')
  const { draft, files, drawing, linked, form, dispatch, fill, ...generator } = useGenerator()
  const errors = useFieldErrors()
  const { mapTiles } = generator
  const { status } = linked
  const { type } = draft
  const isFile = isUploadType(type)
  const isStatic = !isHostedType(type)
  const isReady = drawing.status === 'ready'
  const isFileMissing =
    drawing.status === 'unfinished' &&
    generator.leftFields.includes('link') &&
    drawing.issues.some(({ path }) => path === 'link')
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('form.label')}
      onSubmit={(event) => {
        event.preventDefault()
        if (generator.isFinished()) findDownload()?.focus()
      }}
      onBlur={({ target }) => {
        if ('name' in target && target.name) {
          dispatch({ do: 'leave', fields: [String(target.name)] })
        }
      }}
      className="flex flex-col gap-5 md:gap-8"
    >
      {isFile &&
        (status ? (
          <LazyPart
            load={loadCodeFiles}
            messages={paths.dynamicMessages}
            fallback={waiting}
            {...{ type, uploads: status.uploads, uses: files }}
            onUses={(chosen, step) =>
              dispatch({ do: 'files', files: chosen, step, atMs: performance.now() })
            }
            error={isFileMissing ? null : undefined}
          />
        ) : (
          waiting
        ))}
      {!isFile && !isStatic && <CodeKind />}
      <ContentFields {...{ draft, errors }} onFill={fill} {...(mapTiles && { mapTiles })} />
      <ScanEffects />
      <ContentNotices />
      {type === 'wifi' && isReady && <PosterOffer />}
      {isStatic && isReady && <DynamicOffer link={drawing.code.text} />}
      {!isFile && !isStatic && (
        <p aria-hidden="true" className="text-ink-soft text-xs md:hidden">
          {t('kind.difference')}
        </p>
      )}
      {/* Without it, Enter does nothing in a form of several fields. */}
      <button type="submit" hidden />
    </form>
  )
}

function findDownload(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-main-download]')
}

/** Returns the message for each field; if the content is too long, the longest field has it. */
function useFieldErrors(): Record<string, string> {
  const t = useTranslations('generator.form')
  const { linked, ...state } = useGenerator()
  const { draft, design, drawing } = state
  const messages = useContentMessages(draft.type)
  const errors: Record<string, string> = {}
  if (drawing.status === 'tooLong') {
    const tooLong = design.level === 'L' ? 'tooLongForAny' : 'tooLong'
    errors[findLongestField(draft)] = t(tooLong, { count: drawing.excessBytes })
  }
  for (const issue of shownIssues(state)) errors[issue.path] ??= messages.error(issue)
  for (const { pointer, message } of linked.status?.errors ?? []) {
    errors[pointer.split('/').at(-1) ?? ''] ??= message
  }
  return errors
}

function findLongestField(draft: PageDraft): string {
  const lengthOf = (name: string) => String(draft[name] ?? '').length
  const names = pageFields[draft.type].map(({ name }) => name)
  return names.reduce((longest, name) => (lengthOf(name) > lengthOf(longest) ? name : longest))
}

/** Whether the code contains the content itself or a short link to it. */
function CodeKind() {
  const t = useTranslations('generator.kind')
  const locale = useLocale()
  const { link, linked } = useGenerator()
  const preload = () => preloadDynamicCode(locale)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a sign to load ahead
    <div data-code-kind onPointerEnter={preload} onFocus={preload}>
      <Segmented
        legend={t('label')}
        legendHidden
        // On a phone it is below the fields, which must stay in view.
        hint={<span className="max-md:sr-only">{t('difference')}</span>}
        options={[
          { value: 'static', label: t('static') },
          { value: 'dynamic', label: t('dynamic') },
        ]}
        value={link ? 'dynamic' : 'static'}
        onValueChange={(kind) => linked.choose(kind === 'dynamic')}
      />
    </div>
  )
}

/**
 * What a phone does with the code, a sentence per line, because not every script separates sentences
 * by spaces.
 */
function ScanEffects() {
  const { draft, link } = useGenerator()
  const t = useTranslations('generator.kind')
  const messages = useContentMessages(draft.type)
  const effects = link
    ? [t(draft.type === 'url' ? 'leadsOn' : 'showsPage')]
    : findScanEffects(draft).map(messages.effect)
  if (effects.length === 0) return null
  return (
    <div className="flex gap-3 text-ink-soft text-sm">
      <svg
        aria-hidden="true"
        viewBox="0 0 16 24"
        className="mt-0.5 h-5 w-3.5 shrink-0 fill-none stroke-2 stroke-ink-faint"
      >
        <rect x="1.5" y="1.5" width="13" height="21" rx="2.5" />
        <path d="M6.5 18.5h3" />
      </svg>
      <div className="flex max-w-prose flex-col gap-1 text-pretty">
        {effects.map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
      </div>
    </div>
  )
}

/** Leads to the templates for print, which the code of a network is made for. */
function PosterOffer() {
  const { openTab } = useGeneratorActions()
  const t = useTranslations('generator.form')
  return (
    <p className="text-ink-soft text-sm">
      {t.rich('poster', {
        link: (label) => (
          <button
            type="button"
            onClick={() => openTab('print')}
            className="text-ink underline decoration-line-strong underline-offset-4"
          >
            {label}
          </button>
        ),
      })}
    </p>
  )
}
