import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { faultsId, useBatch } from '../batch-context'

/**
 * The state of the list and the button that creates the codes, at the bottom of a phone, where the
 * steps are several screens long.
 */
export function ReadyBar() {
  const t = useTranslations('batch.run.bar')
  const { ready, faulty, notReady, start } = useBatch()
  const count = ready.length
  const showElement = (id: string) =>
    document.getElementById(id)?.scrollIntoView({ block: 'start' })
  const startHere = () => {
    // The panel of the run has the reason, unless no row can become a code.
    if (notReady) return showElement(count > 0 ? 'batch-run' : faultsId)
    start()
    showElement('batch-run')
  }
  return (
    <section
      aria-label={t('label')}
      className="sticky bottom-0 z-20 flex items-center gap-3 border-line border-t bg-paper-raised px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-raised md:hidden"
    >
      <p
        aria-busy={notReady === 'planning' || undefined}
        className={classNames(
          'min-w-0 flex-1 text-sm tabular-nums',
          notReady === 'planning' && 'text-ink-faint',
        )}
      >
        <span className="font-medium">{t('ready', { count })}</span>
        {faulty > 0 && (
          <>
            {' · '}
            <a
              href={`#${faultsId}`}
              className={classNames('underline', notReady !== 'planning' && 'text-bad')}
            >
              {t('faulty', { count: faulty })}
            </a>
          </>
        )}
      </p>
      <Button variant="accent" aria-disabled={notReady !== null} onClick={startHere}>
        {t('create')}
      </Button>
    </section>
  )
}
