import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { symbolRulesOf } from '@/qr/content'
import type { Design } from '@/qr/design'
import { isDesignLent } from '@/tools/shared/recent/lent-design'
import { useHandler } from '@/tools/shared/use-handler'
import { useHistoryKeys } from '@/tools/shared/use-history-keys'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { revealFocus } from '@/ui/reveal-focus'
import { ToastProvider } from '@/ui/toast'
import { CodeSheet } from './code-sheet'
import styles from './code-sheet.module.css'
import { LazyDynamicCode } from './dynamic/lazy-dynamic-code'
import { EditorPanels } from './editor-panels'
import { ExportButtons, type RepairFirst } from './export/export-buttons'
import { useExportChoice } from './export/export-choice'
import { useGenerator, useGeneratorActions } from './generator-context'
import { type GeneratorProps, GeneratorProvider } from './generator-provider'
import { CodeHealth } from './health/code-health'
import { LevelAndSize } from './level-and-size'
import { Toolbar } from './toolbar'

/** Form, code and styles of a type. */
export function CodeTool(props: GeneratorProps) {
  const t = useTranslations('generator.notes')
  return (
    <ToastProvider label={t('label')} dismissLabel={t('dismiss')}>
      <GeneratorProvider {...props}>
        <Workbench />
      </GeneratorProvider>
    </ToastProvider>
  )
}

function Workbench() {
  const { link } = useGenerator()
  const area = useRef<HTMLDivElement>(null)
  useHistoryKeys(area, useGeneratorActions())
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls
    <div
      ref={area}
      data-linked={link ? '' : undefined}
      onFocus={revealFocus}
      className={classNames(
        styles.bench,
        'flex flex-col md:grid md:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_25rem]',
      )}
    >
      <div
        className={classNames(
          styles.clear,
          'order-2 px-4 pt-2 pb-6 md:order-none md:px-6 md:pb-8 lg:px-8',
        )}
      >
        <BackToBatch />
        <EditorPanels />
      </div>
      <CodeColumn />
    </div>
  )
}

/** The way back for users who came from a batch to choose its style here. */
function BackToBatch() {
  const t = useTranslations('generator.batch')
  const [isLent, setLent] = useState(false)
  useEffect(() => setLent(isDesignLent()), [])
  if (!isLent) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-paper-raised p-3">
      <Link href={paths.batch} className={buttonStyle({ size: 'sm' })}>
        <Icon name="arrow-left" />
        {t('back')}
      </Link>
      <p className="min-w-48 flex-1 text-ink-soft text-sm">{t('hint')}</p>
    </div>
  )
}

/** The code, its health and tools, and the bar that saves and downloads it. */
function CodeColumn() {
  const { draft, design, drawnDesign, drawing, code, frameText, printColor, ...generator } =
    useGenerator()
  const { linked, past, future, restyle } = generator
  const [repairFirst, setRepairFirst] = useState<RepairFirst | null>(null)
  const { printWidthMm } = useExportChoice()
  const requiredLevel = symbolRulesOf(draft.type)?.level
  const { text } = code
  const checkedCode = useMemo(() => {
    const checkedDesign = requiredLevel ? { ...drawnDesign, level: requiredLevel } : drawnDesign
    return { text, design: checkedDesign, frameText, printColor, printWidthMm }
  }, [text, drawnDesign, requiredLevel, frameText, printColor, printWidthMm])
  const repair = useHandler(({ logo, ...repaired }: Design) =>
    restyle({ ...repaired, logo: drawnDesign === design ? logo : design.logo }, 'repair'),
  )
  return (
    <div className="module-mat contents md:block md:border-line md:border-s">
      <div className={classNames(styles.column, 'contents md:flex md:flex-col')}>
        <div className={classNames(styles.scroller, 'contents md:block')}>
          <div
            data-sheet=""
            className={classNames(
              styles.sheet,
              'z-10 order-1 border-line border-b bg-paper px-4 py-1.5 md:border-0 md:bg-transparent md:p-6 md:pt-8 md:pb-1 lg:px-8',
            )}
          >
            <CodeSheet>
              <CodeHealth
                code={checkedCode}
                onRepairFirst={setRepairFirst}
                isPaused={drawing.status === 'unfinished' || drawing.status === 'tooLong'}
                active={generator.isTouched || drawing.status !== 'sample'}
                onRepaired={repair}
              />
            </CodeSheet>
          </div>
          <div className="order-1 px-4 md:px-6 md:pb-5 lg:px-8">
            <Toolbar canUndo={past.length > 0} canRedo={future.length > 0} />
          </div>
          <div
            className={classNames(
              styles.clear,
              'order-3 px-4 pt-2 pb-6 md:border-line md:border-t md:bg-paper-raised md:px-6 md:py-5 lg:px-8',
            )}
          >
            <LevelAndSize level={design.level} sizePx={design.sizePx} {...{ requiredLevel }} />
          </div>
        </div>
        <div
          data-bottom-bar=""
          className="sticky bottom-0 z-10 order-4 border-line border-t bg-paper-raised px-4 py-3 md:px-6 md:py-4 lg:px-8 lg:py-5"
        >
          {generator.link && <LazyDynamicCode key={linked.opening} />}
          <ExportButtons {...{ repairFirst, checkedCode }} />
        </div>
      </div>
    </div>
  )
}
