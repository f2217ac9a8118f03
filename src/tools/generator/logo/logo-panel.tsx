import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { findIconColor, planLogo } from '@/qr/check'
import type { Design, Logo } from '@/qr/design'
import type { DrawingReason } from '@/qr/drawing'
import { isSvg } from '@/qr/render'
import { canReadClipboard, readClipboard } from '@/tools/shared/read-clipboard'
import { IconChoice } from '@/tools/shared/style/icon-choice'
import { LogoCard } from '@/tools/shared/style/logo-card'
import { LogoFileInput } from '@/tools/shared/style/logo-file-input'
import { useLogoFile } from '@/tools/shared/style/use-logo-file'
import { useLogoProblem } from '@/tools/shared/style/use-logo-problem'
import { useIncomingFiles } from '@/tools/shared/use-incoming-files'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { Spinner } from '@/ui/spinner'
import { useGenerator } from '../generator-context'
import { LogoSettings } from './logo-settings'

/** A picture in the middle of the code: from a file, the clipboard or the built-in ones. */
export function LogoPanel() {
  const { code, design, drawnDesign, restyle } = useGenerator()
  const t = useTranslations('editor.logo')
  const describeProblem = useLogoProblem()
  const { logo } = design
  const input = useRef<HTMLInputElement>(null)
  const [roomChange, setRoomChange] = useState<RoomChange | null>(null)

  const put = (source: Logo['source']) => {
    setProblem(null)
    const room = planLogo(code.text, design, source)
    if (!logo) setRoomChange({ from: design, to: room })
    restyle(room)
  }
  const { take, isReading, problem, setProblem } = useLogoFile(put)
  const isOver = useIncomingFiles((files) => take(findPicture(files)))
  const paste = () => readClipboard().then(take, () => setProblem('clipboard'))

  const remove = () => {
    // Level and version are restored unless they were changed since.
    const isAsLeft =
      roomChange?.to.level === design.level && roomChange.to.minVersion === design.minVersion
    const { level, minVersion } = isAsLeft ? roomChange.from : design
    setRoomChange(null)
    setProblem(null)
    restyle({ logo: null, level, minVersion })
  }

  // The pressed control is gone; focus the one that replaced it.
  const hasLogo = logo !== null
  const hadLogo = useRef(hasLogo)
  useEffect(() => {
    if (hadLogo.current !== hasLogo && document.activeElement === document.body) {
      input.current?.focus({ preventScroll: true })
    }
    hadLogo.current = hasLogo
  }, [hasLogo])

  return (
    <section aria-label={t('label')} className="@container relative flex flex-col gap-6">
      {isOver && (
        <p className="pointer-events-none absolute -inset-3 z-20 flex items-start justify-center rounded-md border-2 border-accent border-dashed bg-accent-soft/90 pt-16">
          <span className="rounded-md bg-paper-raised px-4 py-2.5 font-medium shadow-float">
            {t('dropHere')}
          </span>
        </p>
      )}
      {drawnDesign.logo !== logo && <Notice>{t('swissCross')}</Notice>}
      <div className="flex flex-col gap-3">
        {logo ? (
          <LogoCard
            source={logo.source}
            input={input}
            isReading={isReading}
            onFile={take}
            onRemove={remove}
          />
        ) : (
          <LogoDrop input={input} isReading={isReading} onFile={take} onPaste={paste} />
        )}
        <div role="status" className="empty:hidden">
          {problem && <Notice tone="bad">{describeProblem(problem)}</Notice>}
          {!problem && logo && (
            <DrawingRemark
              source={logo.source}
              onConvert={(source) => restyle({ logo: { ...logo, source } })}
            />
          )}
          {!problem && logo && roomChange && <RoomNotice {...roomChange} design={design} />}
        </div>
      </div>
      <IconChoice
        value={logo?.source.kind === 'icon' ? logo.source.name : null}
        onChoose={(name) => {
          const last = logo?.source.kind === 'icon' ? logo.source.color : undefined
          put({ kind: 'icon', name, color: last ?? findIconColor(design) })
        }}
      />
      {logo && <LogoSettings logo={logo} />}
    </section>
  )
}

/** Returns the first picture of several files. */
function findPicture(files: readonly Blob[]): Blob | undefined {
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0]
}

type Room = Pick<Design, 'level' | 'minVersion'>
/** Change that a new logo caused in the level and the smallest version. */
type RoomChange = { from: Room; to: Room }

/** Describes what a new logo changed in the code, while the change applies. */
function RoomNotice({ from, to, design }: RoomChange & { design: Room }) {
  const t = useTranslations('editor.logo.madeRoom')
  if (design.level !== to.level || design.minVersion !== to.minVersion) return null
  const isStronger = from.level !== to.level
  const isLarger = from.minVersion !== to.minVersion
  if (!isStronger && !isLarger) return null
  return (
    <Notice>
      {isStronger && isLarger
        ? t('both', { from: from.level, to: to.level })
        : isStronger
          ? t('level', { from: from.level, to: to.level })
          : t('size')}
    </Notice>
  )
}

/** Three ways to add a logo. */
function LogoDrop({
  input,
  isReading,
  onFile,
  onPaste,
}: {
  input: RefObject<HTMLInputElement | null>
  isReading: boolean
  onFile: (file: File) => void
  onPaste: () => void
}) {
  const t = useTranslations('editor.logo')
  const hintId = useId()
  return (
    <div className="flex flex-col items-start gap-2">
      <div
        aria-busy={isReading}
        className="relative flex min-h-36 w-full flex-col items-center justify-center gap-1.5 rounded-md border border-line-strong border-dashed bg-paper px-4 py-6 text-center text-sm transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
      >
        {isReading ? (
          <Spinner className="size-7 text-ink-faint" />
        ) : (
          <Icon name="image-up" strokeWidth={1.5} className="size-7 text-ink-faint" />
        )}
        <span aria-hidden="true" className="text-balance font-medium">
          {t('drop')}
        </span>
        <span id={hintId} className="text-balance text-ink-soft text-xs">
          {t('dropHint')}
        </span>
        <LogoFileInput
          ref={input}
          aria-label={t('choose')}
          aria-describedby={hintId}
          onFile={onFile}
        />
      </div>
      {canReadClipboard() && (
        <Button variant="secondary" size="sm" onClick={onPaste}>
          <Icon name="clipboard-paste" />
          {t('paste')}
        </Button>
      )}
    </div>
  )
}

type Source = Logo['source']
type Remark = { of: Source } & ({ reason: DrawingReason } | { paths: Source })

/** Explains why a drawing is not printed as paths, or offers the conversion of an older one. */
function DrawingRemark({
  source,
  onConvert,
}: {
  source: Source
  onConvert: (source: Source) => void
}) {
  const t = useTranslations('editor.logo.paths')
  const remark = useRemark(source)
  if (!remark || remark.of !== source) return null
  if ('reason' in remark) {
    return (
      <Notice tone="warn" title={t('notConverted')}>
        {t(`reasons.${remark.reason}`)}
      </Notice>
    )
  }
  return (
    <Notice>
      <p>{t('older')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        onClick={() => onConvert(remark.paths)}
      >
        {t('convert')}
      </Button>
    </Notice>
  )
}

function useRemark(source: Source): Remark | null {
  const [remark, setRemark] = useState<Remark | null>(null)
  useEffect(() => {
    if (source.kind !== 'image' || !isSvg(source)) return
    let isStale = false
    import('@/qr/drawing/convert-logo').then(
      ({ convertLogo }) => {
        const converted = convertLogo(source)
        if (isStale || (converted.ok && converted.source === source)) return
        setRemark({
          of: source,
          ...(converted.ok ? { paths: converted.source } : { reason: converted.reason }),
        })
      },
      // Without the converter, the logo is printed as a picture as before.
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [source])
  return remark
}
