import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { useBatch } from '../batch-context'
import { FaultList } from '../list/fault-list'
import { RunProgress } from './run-progress'
import { RunResult } from './run-result'
import { UnfinishedRun } from './unfinished-run'
import { useRunState } from './use-run-control'

/** The button that creates all codes, replaced by the run and its result. */
export function RunPanel() {
  const { ready, faulty, notReady, start, run } = useBatch()
  const count = ready.length
  const t = useTranslations('batch.run')
  const failures = useTranslations('batch.failures')
  const problemMessage = useProblemMessage()
  const button = useRef<HTMLButtonElement>(null)
  const state = useRunState(run)
  const startOver = () => {
    run.reset()
    setTimeout(() => button.current?.focus())
  }

  if (state.phase === 'running') {
    return <RunProgress progress={state.progress} />
  }
  if (state.phase === 'done' && state.outcome.ok) {
    const { outcome } = state
    return (
      <RunResult
        outcome={outcome}
        kind={outcome.name.endsWith('.pdf') ? 'labels' : 'files'}
        verify={outcome.verified > 0}
        onStartOver={startOver}
      >
        {outcome.faults.length > 0 && <FaultList faults={outcome.faults} />}
      </RunResult>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {state.phase === 'done' && !state.outcome.ok && (
        <Notice
          tone={state.outcome.reason === 'cancelled' ? 'neutral' : 'bad'}
          live
          title={failures(`${state.outcome.reason}.title`)}
        >
          <p>{failures(`${state.outcome.reason}.text`)}</p>
          {state.outcome.problem !== undefined && (
            <p className="mt-2">{problemMessage(state.outcome.problem)}</p>
          )}
        </Notice>
      )}
      {state.phase === 'done' && !state.outcome.ok && (
        <>
          {state.outcome.resumable && <UnfinishedRun />}
          {state.outcome.faults.length > 0 && <FaultList faults={state.outcome.faults} />}
        </>
      )}
      <p className="text-sm" role="status">
        {notReady ? t(`not.${notReady}`) : t('summary', { count, faulty })}
      </p>
      <div>
        <Button
          ref={button}
          variant="accent"
          size="lg"
          busy={state.phase === 'starting'}
          aria-disabled={notReady !== null}
          onClick={notReady ? undefined : start}
        >
          <Icon name="play" />
          {t('start', { count })}
        </Button>
      </div>
    </div>
  )
}
