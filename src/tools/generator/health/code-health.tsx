'use client'

import { useTranslations } from 'next-intl'
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import type { RepairChange, Verdict } from '@/qr/check'
import type { Design } from '@/qr/design'
import { LazyPart } from '@/tools/shared/lazy-part'
import { useHandler } from '@/tools/shared/use-handler'
import { preloadPart } from '@/tools/shared/use-lazy-part'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { ReplacedLine, replacedStyle } from '@/ui/outdated'
import { Skeleton } from '@/ui/skeleton'
import type { RepairFirst } from '../export/export-buttons'
import styles from './health-bar.module.css'
import { healthScore } from './health-score'
import { type Health, useHealth } from './use-health'

/**
 * Checks the code and shows how well it scans. A component of its own, so that a result renders
 * nothing else.
 */
export const CodeHealth = memo(function CodeHealth({
  onRepaired,
  onRepairFirst = () => {},
  ...input
}: Parameters<typeof useHealth>[0] &
  Pick<ComponentProps<typeof HealthMeter>, 'onRepaired'> & {
    /** Called with the repair while the code hardly scans, else with null. */
    onRepairFirst?: (repair: RepairFirst | null) => void
  }) {
  const health = useHealth(input)
  const { code } = input
  const { status, result, isOutdated, isPaused } = health
  const isPoor = result?.verdict === 'red' || result?.verdict === 'unreadable'
  const isRepairable =
    !isPaused && !isOutdated && isPoor && status !== 'untested' && result.repairs.length > 0
  const repairFirst = useHandler(async () => {
    const repaired = await health.repair()
    if (!repaired?.ok || repaired.changes.length === 0) return null
    onRepaired(repaired.design, repaired.changes)
    const { verdict } = repaired.result
    return verdict === 'green' || verdict === 'amber' ? repaired.design : null
  })
  const report = useHandler(onRepairFirst)
  // What was reported of an earlier code remains meanwhile, so that the buttons do not move.
  useEffect(() => {
    if (!isOutdated) report(isRepairable ? { code, repair: repairFirst } : null)
  }, [isOutdated, isRepairable, code, report, repairFirst])
  return <HealthMeter health={health} onRepaired={onRepaired} />
})

const loadDetails = async () => ({ default: (await import('./health-details')).HealthDetails })

/** The verdict in one word and a bar; expands to its reasons and the repair. */
function HealthMeter({
  health,
  onRepaired,
}: {
  health: Health
  /** The design that the repair made, and what it changed to get there. */
  onRepaired: (design: Design, changes: readonly RepairChange[]) => void
}) {
  const t = useTranslations('generator.health')
  const locale = useLocale()
  const detailsId = useId()
  const reasonId = useId()
  const [isOpen, setOpen] = useState(false)
  const { status, result, isOutdated, isPaused } = health
  const { verdict, word, isUnknown, reasonKey } = useVerdict(health)
  const shownWord = isOutdated ? t('checking') : word

  const isFinished = status === 'checked' || status === 'failed'
  const [announced, setAnnounced] = useState({ word: '', isCurrent: false })
  // Only a changed verdict is announced, not every check; an outdated one is taken back silently.
  if (isFinished && announced.word !== word) setAnnounced({ word, isCurrent: true })
  else if (!isFinished && announced.isCurrent) setAnnounced({ ...announced, isCurrent: false })

  const button = useRef<HTMLButtonElement>(null)
  if (isPaused && isOpen) setOpen(false)
  const toggle = () => {
    health.start()
    setOpen(!isOpen)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape folds it up from wherever one is in it
    <div onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        disabled={isPaused}
        aria-describedby={reasonKey && !isOutdated ? reasonId : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={toggle}
        onPointerEnter={() => preloadPart(loadDetails, paths.editorMessages(locale))}
        className="group/health flex min-h-9 w-full flex-col justify-center gap-1.5 rounded-sm text-start max-md:gap-1 md:min-h-10"
      >
        <span className="flex items-baseline justify-between gap-3 text-sm">
          <span className="font-medium">
            <ReplacedLine old={isOutdated ? word : null}>
              {t.rich('told', {
                verdict: shownWord,
                hidden: (label) => <span className="sr-only">{label}</span>,
              })}
            </ReplacedLine>
          </span>
          <Icon
            name="chevron-down"
            className={classNames(
              'size-4 shrink-0 self-center text-ink-soft transition-transform duration-140 group-hover/health:text-ink',
              isOpen && 'rotate-180',
              isPaused && 'invisible',
            )}
          />
        </span>
        <HealthBar
          verdict={isOutdated ? null : verdict}
          score={isUnknown ? 0 : result ? healthScore(result) : 1}
          busy={status === 'checking' && !isPaused}
        />
      </button>
      {reasonKey && (
        <p
          id={reasonId}
          aria-hidden={isOutdated}
          className={classNames(
            'mt-0.5 text-ink-soft text-xs max-md:line-clamp-1',
            isOutdated && replacedStyle,
          )}
        >
          {t(`reason.${reasonKey}`)}
        </p>
      )}
      <p role="status" className="sr-only">
        {announced.isCurrent &&
          t.rich('told', { verdict: announced.word, hidden: (label) => label })}
      </p>
      {isOpen && (
        // On a phone it is placed below the sheet, which stays in view.
        <section
          id={detailsId}
          aria-label={t('label')}
          className={classNames(
            'mt-2 scroll-mb-24 border-line bg-paper-raised p-4 shadow-raised md:rounded-md md:border',
            'max-md:absolute max-md:inset-x-0 max-md:top-full max-md:mt-0 max-md:max-h-[55dvh] max-md:overflow-y-auto max-md:overscroll-contain max-md:border-b max-md:shadow-float',
          )}
        >
          <LazyPart
            load={loadDetails}
            {...{ health, onRepaired }}
            messages={paths.editorMessages}
            fallback={<Skeleton className="h-28 w-full" />}
          />
        </section>
      )}
    </div>
  )
}

/** The verdict in words, and the strongest reason unless the words contain it. */
function useVerdict({ status, result, isPaused }: Health) {
  const t = useTranslations('generator.health')
  // The samples are green, as a test ensures.
  const verdict = result?.verdict ?? 'green'
  const isUnknown = isPaused || (!result && status !== 'untested')
  const strongest = isPaused ? undefined : result?.reasons[0]?.key
  // A code that every decoder reads scans everywhere while it is clean.
  const isReserve = verdict === 'amber' && strongest === 'error-correction-low'
  const unknownWord = isPaused ? 'paused' : status === 'checking' ? 'checking' : 'unknown'
  return {
    verdict,
    isUnknown,
    word: isUnknown ? t(unknownWord) : isReserve ? t('verdict.reserve') : t(`verdict.${verdict}`),
    reasonKey: isReserve ? undefined : strongest,
  }
}

const fillClass = {
  green: 'bg-good',
  amber: 'bg-warn',
  red: 'bg-bad',
  unreadable: 'bg-bad',
} as const satisfies Record<Verdict, string>

/**
 * The verdict as a row of modules; hidden from screen readers, which read the text next to it.
 */
function HealthBar({
  verdict,
  score,
  busy,
}: {
  /** null: the score is that of an earlier code. */
  verdict: Verdict | null
  score: number
  busy: boolean
}) {
  return (
    <div aria-hidden="true" className={styles.track}>
      <div
        className={classNames(
          verdict ? classNames(styles.fill, fillClass[verdict]) : styles.outdated,
          busy && 'motion-safe:animate-pulse',
        )}
        style={{ width: `round(${Math.round(score * 100)}%, 8px)` }}
      />
    </div>
  )
}
