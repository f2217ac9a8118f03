import { useTranslations } from 'next-intl'
import { useId, useMemo, useState } from 'react'
import { type Design, defaultDesign } from '@/qr/design'
import type { Pixels } from '@/qr/render'
import { CodeThumbnail } from '@/tools/shared/style/code-thumbnail'
import { Checkbox } from '@/ui/checkbox'
import { Notice } from '@/ui/notice'
import { Segmented } from '@/ui/segmented'
import { Spinner } from '@/ui/spinner'
import type { ReadCode } from '../results/read-code'
import { ChangeList } from './change-list'
import { type ChosenDraft, chooseDraft } from './choose-draft'
import { listChanges } from './list-changes'
import { ScannedCodeLink } from './scanned-code-link'
import { useInspection } from './use-inspection'

type Props = { read: ReadCode; getPixels: () => Promise<Pixels | null> }

/** The code to be edited: its content, in the recognised design or in the default one. */
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
