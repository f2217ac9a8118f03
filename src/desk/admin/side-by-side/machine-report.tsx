import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import type { MachineIssue } from '../../machine-translation/translate-document'
import type { DeskKey, DeskTexts } from '../../texts'
import layout from '../layout.module.css'
import { useDeskTexts } from '../use-desk-texts'
import styles from './side-by-side.module.css'
import type { MachineRun } from './use-machine-run'

type Props = {
  /** Name of the service. */
  service: string
  run: MachineRun | undefined
  onTranslate: () => void
  onStop: () => void
  /** Shows what was saved. */
  onShow: () => void
}

/** Offers to translate by machine, shows the progress, and afterwards what became of the texts. */
export function MachineReport({ service, run, onTranslate, onStop, onShow }: Props) {
  const t = useDeskTexts()
  const bar = useId()
  const hint = useId()
  if (run?.state === 'running') {
    const { done, total } = run
    return (
      <div className={styles.machine}>
        <label htmlFor={bar}>{t('machine.running', { done, total })}</label>
        <progress id={bar} max={total} value={done} />
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onStop}>
          {t('translations.bulk.stop')}
        </Button>
      </div>
    )
  }
  const hasSaved = run !== undefined && run.saved > 0
  return (
    <div className={styles.machine}>
      <Button
        buttonStyle={hasSaved ? 'primary' : 'secondary'}
        size="small"
        margin={false}
        onClick={hasSaved ? onShow : onTranslate}
        extraButtonProps={run ? {} : { 'aria-describedby': hint }}
      >
        {t(hasSaved ? 'machine.show' : 'machine.action')}
      </Button>
      {run ? <Result run={run} /> : <small id={hint}>{t('machine.lead', { service })}</small>}
    </div>
  )
}

function Result({ run: { failure, issues, saved, state } }: { run: MachineRun }) {
  const t = useDeskTexts()
  return (
    <div role="status">
      {failure !== undefined && (
        <p className={layout.error}>{failure || t('translations.failed')}</p>
      )}
      {state === 'stopped' && <p>{t('translations.bulk.stopped')}</p>}
      {saved > 0 && <p>{t('machine.saved', { count: saved })}</p>}
      <Issues issues={issues} />
    </div>
  )
}

function Issues({ issues }: { issues: readonly MachineIssue[] }) {
  const t = useDeskTexts()
  if (issues.length === 0) return null
  return (
    <>
      <p>{t('machine.issues')}</p>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.key} ${issue.reason} ${issue.detail}`}>
            {issue.name}: {describeIssue(issue, t)}
          </li>
        ))}
      </ul>
    </>
  )
}

const reasons: Partial<Record<MachineIssue['reason'], DeskKey>> = {
  changedMeanwhile: 'machine.reasons.changed',
  forbiddenTerm: 'exchange.texts.forbiddenTerm',
  stale: 'machine.reasons.changed',
  tags: 'machine.reasons.tags',
  tooLong: 'exchange.texts.tooLong',
  unchanged: 'machine.reasons.unchanged',
  unusedTerm: 'exchange.texts.unusedTerm',
}

function describeIssue({ reason, detail }: MachineIssue, t: DeskTexts): string {
  const text = reasons[reason]
  return text ? [t(text), detail].filter(Boolean).join(' ') : t('machine.reasons.refused')
}
