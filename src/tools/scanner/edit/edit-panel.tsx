import { useTranslations } from 'next-intl'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import type { PageDraft } from '@/qr/content'
import type { CodeFormat, FoundCode } from '@/qr/decode'
import { type Design, defaultDesign } from '@/qr/design'
import type { InspectedSymbol } from '@/qr/inspect'
import type { Pixels } from '@/qr/render'
import { writeShareFragment } from '@/qr/share'
import { CodeThumbnail } from '@/tools/shared/style/code-thumbnail'
import { buttonStyle } from '@/ui/button-style'
import { Checkbox } from '@/ui/checkbox'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { Segmented } from '@/ui/segmented'
import { Spinner } from '@/ui/spinner'
import type { ReadCode } from '../results/read-code'
import { type ChosenDraft, chooseDraft } from './choose-draft'
import { inspectCode } from './inspect-code'
import { type Change, listChanges } from './list-changes'

type Props = { read: ReadCode; getPixels: () => Promise<Pixels | null> }

/** The code to be edited: its content, in the recognized design or in the default one. */
export function EditPanel({ read, getPixels }: Props) {
  const t = useTranslations('scanner.edit')
  const chosen = useMemo(() => chooseDraft(read.code), [read])
  if (chosen.kind !== 'draft') return <Notice>{t(`cannot.${chosen.kind}`)}</Notice>
  return <DraftPanel read={read} getPixels={getPixels} chosen={chosen} />
}

function DraftPanel({
  read,
  getPixels,
  chosen,
}: Props & { chosen: Extract<ChosenDraft, { kind: 'draft' }> }) {
  const t = useTranslations('scanner.edit')
  const label = useId()
  const first = read.parts?.[0] ?? read.code
  const isQr = first.format === 'qr'
  const inspected = useInspection(first, getPixels, isQr)
  const [style, setStyle] = useState<'picture' | 'plain'>('picture')
  const [isVerbatim, setVerbatim] = useState(false)

  const facts = inspected?.facts ?? null
  const guessed = inspected?.design.design
  const design = useMemo((): Design => {
    if (guessed && style === 'picture') return guessed
    return { ...defaultDesign, level: facts?.level ?? first.level ?? defaultDesign.level }
  }, [guessed, style, facts, first])
  const { draft, text, isSame } =
    isVerbatim && chosen.asText
      ? { draft: chosen.asText, text: read.code.text, isSame: true }
      : chosen
  const { changes, matrix } = useMemo(
    () => listChanges(read, facts, { text, isSame, design }),
    [read, facts, text, isSame, design],
  )
  const isInspecting = isQr && inspected === undefined

  return (
    <div className="@container">
      <div className="grid gap-4 @md:grid-cols-[9rem_minmax(0,1fr)]">
        <figure className="w-36">
          <div
            data-theme="light"
            className="flex aspect-square items-center justify-center rounded-md border border-line bg-white p-1"
          >
            {isInspecting || !matrix ? (
              <Spinner className="size-6 text-ink-soft" />
            ) : (
              <CodeThumbnail matrix={matrix} design={design} className="max-h-full max-w-full" />
            )}
          </div>
          <figcaption id={label} className="mt-1.5 text-ink-soft text-xs">
            {t('preview')}
          </figcaption>
        </figure>
        <div className="flex min-w-0 flex-col gap-4">
          <div role="status">
            {isInspecting && <p className="text-ink-soft text-sm">{t('looking')}</p>}
            {isQr && inspected === null && <p className="text-sm">{t('noLook')}</p>}
          </div>
          {guessed && (
            <Segmented
              legend={t('look.legend')}
              hint={t('look.hint')}
              options={(['picture', 'plain'] as const).map((value) => ({
                value,
                label: t(`look.${value}`),
              }))}
              value={style}
              onValueChange={setStyle}
            />
          )}
          {chosen.asText && (
            <Checkbox
              label={t('verbatim.label')}
              hint={t('verbatim.hint')}
              checked={isVerbatim}
              onChange={(event) => setVerbatim(event.target.checked)}
            />
          )}
          <ChangeList changes={changes} format={read.code.format} />
          <ScannedCodeLink draft={draft} design={design} isReady={!isInspecting} />
        </div>
      </div>
    </div>
  )
}

/** The differences between the new code and the scanned one. */
function ChangeList({ changes, format }: { changes: readonly Change[]; format: CodeFormat }) {
  const t = useTranslations('scanner.edit')
  const formatName = useTranslations('scanner.formats')
  if (changes.length === 0) return null
  const describe = (change: Change): string => {
    switch (change.kind) {
      case 'version': {
        const { was, now, size } = change
        return t('changes.version', { was, now, size })
      }
      case 'joined':
        return t('changes.joined', { count: change.count })
      case 'format':
        return t('changes.format', { format: formatName(format) })
      default:
        return t(`changes.${change.kind}`)
    }
  }
  return (
    <ul className="list-disc space-y-1 ps-5 text-ink-soft text-sm">
      {changes.map((change) => (
        <li key={change.kind}>{describe(change)}</li>
      ))}
    </ul>
  )
}

/** The result of inspecting a code; null if there is none, undefined while it is running. */
function useInspection(
  code: FoundCode,
  getPixels: () => Promise<Pixels | null>,
  /** An inspection uses about a second of CPU time. */
  isWanted: boolean,
): InspectedSymbol | null | undefined {
  const [found, setFound] = useState<{ code: FoundCode; inspected: InspectedSymbol | null }>()
  const latest = useRef(getPixels)
  useEffect(() => {
    latest.current = getPixels
  })
  useEffect(() => {
    if (!isWanted) return
    let isUnmounted = false
    const finish = (inspected: InspectedSymbol | null) => {
      if (!isUnmounted) setFound({ code, inspected })
    }
    inspectCode(code, () => latest.current()).then(finish, () => finish(null))
    return () => {
      isUnmounted = true
    }
  }, [code, isWanted])
  return found?.code === code ? found.inspected : undefined
}

/** Opens the generator with a code in a new tab, so that the scanner's results remain. */
function ScannedCodeLink({
  draft,
  design,
  isReady,
}: {
  draft: PageDraft
  design: Design
  isReady: boolean
}) {
  const t = useTranslations('scanner.edit')
  const [packed, setPacked] = useState<{ draft: PageDraft; design: Design; fragment: string }>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!isReady) return
    let isUnmounted = false
    writeShareFragment({ draft, design }).then(
      (fragment) => !isUnmounted && setPacked({ draft, design, fragment }),
      (error: unknown) => !isUnmounted && setFailure(error),
    )
    return () => {
      isUnmounted = true
    }
  }, [draft, design, isReady])
  // The compressor failed to load; the boundary shows that and retries.
  if (failure) throw failure

  const isPacked = isReady && packed?.draft === draft && packed.design === design
  const content = (
    <>
      <Icon name="square-arrow-out-up-right" />
      {t('edit')}
      <span className="sr-only">{t('newTab')}</span>
    </>
  )
  const className = classNames(buttonStyle({ variant: 'primary' }), 'self-start')
  // A link without an address reserves the space and preserves the keyboard focus.
  if (!isPacked) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: it gets its address shortly
      <a role="link" aria-disabled="true" className={className}>
        {content}
      </a>
    )
  }
  return (
    <Link
      href={paths.generator(draft.type) + packed.fragment}
      prefetch={false}
      target="_blank"
      className={className}
    >
      {content}
    </Link>
  )
}
