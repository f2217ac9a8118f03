import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { paths } from '@/paths'
import {
  isBareLink,
  isFix,
  isHostedType,
  isUploadType,
  normalizeUrl,
  pageFields,
  type Warning,
} from '@/qr/content'
import { type Design, encodeOptions } from '@/qr/design'
import { encodeMatrix, type Level, levels } from '@/qr/encode'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { LazyPart } from '@/tools/shared/lazy-part'
import { Button } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import type { Drawing } from '../draw-code'
import { useGenerator, useGeneratorActions } from '../generator-context'
import { type GeneratorState, shownIssues } from '../generator-state'
import { findField } from './find-field'
import { shownWarnings } from './shown-warnings'

/** Notices about the whole content, and the text of the code. */
export function ContentNotices() {
  const state = useGenerator()
  const { drawing, draft, link } = state
  const messages = useContentMessages(draft.type)
  const shown = shownIssues(state)
  const issues = shown.filter(({ path }) => path === '')
  const warnings = [...shownWarnings(state), ...useTrunkPrefixes(state)]
  const replaceable = shown.filter(({ key }) => key === 'lettersReplaceable')
  return (
    <>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {issues.map((issue) => (
          <Notice key={issue.key} tone="bad">
            {messages.error(issue)}
          </Notice>
        ))}
        {drawing.status === 'tooLong' && <TooLongNotice text={drawing.text} />}
        {drawing.status === 'ready' && draft.type === 'text' && !link && (
          <LinkNotice text={String(draft.text)} />
        )}
        {replaceable.map((issue) => (
          <Notice key={issue.path}>
            <FixButton
              messages={messages}
              warning={{
                path: issue.path,
                suggestion: 'replaceLetters',
                fix: { [issue.path]: String(issue.values?.replacement) },
              }}
            />
          </Notice>
        ))}
        {warnings.map((warning) => (
          <Notice
            key={`${warning.path}.${warning.key}`}
            tone={warning.severity === 'warning' ? 'warn' : 'neutral'}
          >
            <p>{messages.warning(warning)}</p>
            {warning.key === 'phoneNotInternational' ? (
              <CountryCodeButton {...{ warning, messages }} phone={phoneOf(state, warning)} />
            ) : (
              <FixButton {...{ warning, messages }} />
            )}
          </Notice>
        ))}
      </div>
      <CodeText drawing={drawing} />
    </>
  )
}

function phoneOf({ draft }: GeneratorState, { path }: Warning): string {
  return String((draft as Record<string, unknown>)[path] ?? '')
}

type FixProps = {
  warning: Pick<Warning, 'path' | 'suggestion' | 'fix'>
  messages: ReturnType<typeof useContentMessages>
}

/** Suggests the number with the code of the reader's country, once the numbering plan is loaded. */
function CountryCodeButton({ phone, warning, ...rest }: FixProps & { phone: string }) {
  const number = useInternationalPhone(phone)
  if (!number) return null
  return <FixButton {...rest} warning={{ ...warning, fix: { [warning.path]: number } }} />
}

/** Applies a suggestion and focuses the changed field, because the button disappears. */
function FixButton({ warning: { fix, suggestion, path }, messages }: FixProps) {
  const { fill } = useGeneratorActions()
  if (!fix || !isFix(suggestion)) return null
  const follow = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    fill(fix, suggestion)
    if (form) findField(form, path)?.focus()
  }
  return (
    <Button variant="secondary" size="sm" className="mt-2 min-h-10" onClick={follow}>
      {messages.fix(suggestion, String(fix[path]))}
    </Button>
  )
}

/** Offers to make a link of a text that is nothing but a web address. */
function LinkNotice({ text }: { text: string }) {
  const t = useTranslations('generator.form')
  const { design, show } = useGenerator()
  const typed = text.trim()
  const isLink = !/\s/.test(typed) && (/^https?:\/\/./i.test(typed) || isBareLink(typed))
  const link = isLink ? normalizeUrl(typed) : undefined
  if (!link?.ok) return null
  return (
    <Notice>
      <p>{t('isLink')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2 min-h-10"
        onClick={() =>
          show({ draft: { type: 'url', url: link.url }, design, link: null, files: [] })
        }
      >
        {t('makeLink')}
      </Button>
    </Notice>
  )
}

/** Offers what makes a text fit that is too long: a lower level, or a short link in its place. */
function TooLongNotice({ text }: { text: string }) {
  const t = useTranslations('generator.form')
  const { draft, design, link, linked, restyle } = useGenerator()
  const canBeDynamic = !link && isHostedType(draft.type) && !isUploadType(draft.type)
  const level = useMemo(() => findFittingLevel(text, design), [text, design])
  if (!level && !canBeDynamic) return null
  return (
    <Notice tone="bad">
      <p>{t(canBeDynamic ? 'fitDynamic' : 'fitLevel')}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {level && (
          <Button variant="secondary" size="sm" onClick={() => restyle({ level })}>
            {t('useLevel', { level })}
          </Button>
        )}
        {canBeDynamic && (
          <Button variant="secondary" size="sm" onClick={() => linked.choose(true)}>
            {t('useDynamic')}
          </Button>
        )}
      </p>
    </Notice>
  )
}

/** Returns the highest level below that of the design at which the text fits. */
function findFittingLevel(text: string, design: Design): Level | undefined {
  const lower = levels.slice(0, levels.indexOf(design.level)).reverse()
  // A fixed mask saves the comparison of all eight.
  return lower.find((level) => encodeMatrix(text, { ...encodeOptions(design), level, mask: 0 }).ok)
}

/**
 * A number with the code of the reader's country, once the numbering plans are loaded; undefined for
 * a number that is not valid there, and without a connection.
 */
function useInternationalPhone(phone: string): string | undefined {
  const country = new Intl.Locale(useLocale()).maximize().region ?? ''
  const [known, setKnown] = useState<{ phone: string; number: string | undefined }>()
  useEffect(() => {
    let isCurrent = true
    import('./format-international-phone').then(
      ({ formatInternationalPhone }) => {
        if (isCurrent) setKnown({ phone, number: formatInternationalPhone(phone, country) })
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [phone, country])
  return known?.phone === phone ? known.number : undefined
}

/** Warnings about the digits after a country code, once the numbering plans are loaded. */
function useTrunkPrefixes({ drawing, leftFields }: GeneratorState): readonly Warning[] {
  const content = drawing.status === 'ready' ? drawing.code.content : undefined
  const [found, setFound] = useState<{ content: typeof content; warnings: readonly Warning[] }>()
  const hasPhone =
    content !== undefined &&
    pageFields[content.type].some(({ name, input }) => input === 'phone' && isLeft(name))
  function isLeft(name: string) {
    return leftFields.includes(name)
  }
  useEffect(() => {
    if (!hasPhone || !content) return
    let isCurrent = true
    import('@/qr/content/find-trunk-prefixes').then(
      ({ findTrunkPrefixes }) => {
        if (isCurrent)
          setFound({ content, warnings: findTrunkPrefixes(content, pageFields[content.type]) })
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [content, hasPhone])
  return found && found.content === content ? found.warnings.filter(({ path }) => isLeft(path)) : []
}

const loadDetails = async () => ({
  default: (await import('./code-text-details')).CodeTextDetails,
})

/** The exact text of the code and its encoding, folded by default. */
function CodeText({ drawing }: { drawing: Drawing }) {
  const t = useTranslations('generator')
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <Fold label={t('payload.label')} onOpen={() => setWasOpen(true)}>
      {wasOpen && (
        <LazyPart
          load={loadDetails}
          drawing={drawing}
          messages={paths.editorMessages}
          fallback={
            <div role="status" className="flex flex-col gap-3">
              <span className="sr-only">{t('panels.loading')}</span>
              <Skeleton className="min-h-5 w-1/3" />
              <Skeleton className="h-24 w-full" />
            </div>
          }
        />
      )}
    </Fold>
  )
}
