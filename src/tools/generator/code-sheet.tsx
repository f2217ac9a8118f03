import { useTranslations } from 'next-intl'
import type { Design } from '@/qr/design/design'
import { contentTitle } from '@/tools/shared/content-title'
import { classNames } from '@/ui/class-names'
import { CodePicture } from './code-picture'
import styles from './code-sheet.module.css'
import type { Drawing } from './draw-code'

const millimetresPerModule = 0.4

const statusClass = {
  sample: 'bg-ink-faint',
  ready: 'bg-good',
  unfinished: 'bg-warn',
  tooLong: 'bg-bad',
} as const satisfies Record<Drawing['status'], string>

/** The live code on its sheet, with what can be said about it in one line. */
export function CodeSheet({ drawing, design }: { drawing: Drawing; design: Design }) {
  const t = useTranslations('generator.code')
  const { status, code } = drawing
  const side = code.matrix.sizeModules + 2 * design.marginModules
  const isOwn = status === 'sample' || status === 'ready'
  const statusText =
    status === 'tooLong'
      ? t('status.tooLong', { count: drawing.excessBytes })
      : t(`status.${status}`)
  return (
    <div className="flex items-center gap-4 md:block">
      <div
        className={classNames(
          styles.paper,
          styles.cropped,
          design.background === 'transparent' && styles.bare,
          'size-24 shrink-0 shadow-raised md:mx-auto md:aspect-square md:size-auto md:max-w-100',
        )}
      >
        <CodePicture
          matrix={code.matrix}
          design={design}
          name={t(`names.${code.content.type}`, { title: contentTitle(code.content) })}
          className={classNames(
            'block size-full transition-opacity duration-140',
            !isOwn && 'opacity-25',
          )}
        />
      </div>
      <div className="min-w-0 flex-1 md:mt-7 md:flex md:items-baseline md:justify-between md:gap-4">
        <p role="status" className="flex items-baseline gap-2 font-medium text-sm">
          <span aria-hidden="true" className={classNames('size-2 shrink-0', statusClass[status])} />
          {statusText}
        </p>
        <p className="text-ink-soft text-xs tabular-nums md:text-end">
          {t('facts', { side, widthMm: Math.ceil(side * millimetresPerModule) })}
        </p>
      </div>
    </div>
  )
}
