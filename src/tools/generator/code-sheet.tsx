import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { findRequiredWidthMm } from '@/qr/design'
import { isFrameTextRefused } from '@/tools/shared/style/is-frame-text-refused'
import { classNames } from '@/ui/class-names'
import { Dialog } from '@/ui/dialog'
import { CodePicture } from './code-picture'
import styles from './code-sheet.module.css'
import type { Drawing } from './draw-code'
import { useGenerator } from './generator-context'
import { useCodeName } from './use-code-name'

const millimetersPerModule = 0.4

const statusClass = {
  sample: 'bg-ink-faint',
  ready: 'bg-good',
  unfinished: 'bg-warn',
  tooLong: 'bg-bad',
} as const satisfies Record<Drawing['status'], string>

/** The live code on its sheet, with its status in one line. */
export function CodeSheet({ children }: { children: ReactNode }) {
  const { drawing, code, drawnDesign: design, frameText, printColor, clear } = useGenerator()
  const t = useTranslations('generator.code')
  const tExport = useTranslations('generator.export')
  const { status } = drawing
  const name = useCodeName()
  const side = code.matrix.sizeModules + 2 * design.marginModules
  const isOwn = status === 'sample' || status === 'ready'
  const statusText =
    status === 'tooLong'
      ? t('status.tooLong', { count: drawing.excessBytes })
      : t(`status.${status === 'ready' && code.link === 'unsaved' ? 'unsaved' : status}`)
  const requiredMm = findRequiredWidthMm(code.text)
  const facts = requiredMm
    ? t('exactFacts', { side, widthMm: requiredMm })
    : t('facts', { side, widthMm: Math.ceil(side * millimetersPerModule) })
  const isBare = design.background.fill.kind === 'none'
  const picture = {
    matrix: code.matrix,
    design,
    frameText,
    printColor,
    name: code.isSample ? t('sampleName', { name }) : name,
    className: classNames(
      'block size-full transition-opacity duration-140',
      !isOwn && 'opacity-25',
    ),
  }
  return (
    <div className="flex items-center gap-3 md:block">
      <div
        className={classNames(
          styles.paper,
          styles.cropped,
          isBare && styles.bare,
          'size-20 shrink-0 shadow-raised md:mx-auto md:aspect-square md:size-auto md:max-w-[min(25rem,calc(100dvh-34.5rem))] md:min-w-48',
        )}
      >
        <CodePicture {...picture} />
        <EnlargeButton facts={facts} className={classNames(styles.paper, isBare && styles.bare)}>
          <CodePicture {...picture} />
        </EnlargeButton>
      </div>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 md:mt-7">
        <div>
          <p
            role="status"
            className="flex items-baseline gap-2 font-medium text-sm max-md:leading-tight"
          >
            <span
              aria-hidden="true"
              className={classNames('size-2 shrink-0', statusClass[status])}
            />
            {statusText}
          </p>
          <p
            // On narrow screens the enlarged code has them.
            className="text-ink-soft text-xs tabular-nums max-md:hidden"
          >
            {facts}
          </p>
          {isFrameTextRefused(design.frame, frameText) && (
            <p role="status" className="text-bad text-xs max-md:line-clamp-1">
              {tExport('noScript')}
            </p>
          )}
          {printColor && printColor !== 'rgb' && (
            <p className="text-ink-soft text-xs [overflow-wrap:anywhere] max-md:line-clamp-1">
              {t('printed', { ink: printColor === 'cmyk' ? 'CMYK' : printColor.spot })}
            </p>
          )}
        </div>
        <button
          type="button"
          onClick={clear}
          className={classNames(
            'min-h-6 shrink-0 text-ink-soft text-xs underline decoration-line-strong underline-offset-4 hover:text-ink',
            status === 'sample' && 'hidden',
          )}
        >
          {t('clear')}
        </button>
        <div className="col-span-2 flex flex-col gap-1">{children}</div>
      </div>
    </div>
  )
}

/**
 * Covers the small code of a phone: a tap shows it at the width of the screen, where another phone
 * can scan it.
 */
function EnlargeButton({
  facts,
  className,
  children,
}: {
  /** Size of the code, which the row has no space for. */
  facts: string
  /** Style of the paper. */
  className: string
  /** The code. */
  children: ReactNode
}) {
  const t = useTranslations('generator.code')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('enlarge')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="absolute inset-0 md:hidden"
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('enlarged')}
        closeLabel={t('close')}
      >
        {isOpen && (
          <>
            <div className={className}>{children}</div>
            <p className="mt-3 text-ink-soft text-sm tabular-nums">{facts}</p>
          </>
        )}
      </Dialog>
    </>
  )
}
