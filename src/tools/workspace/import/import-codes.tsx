import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { ImportedLink } from '@/codes'
import { useLocale } from '@/i18n/use-locale'
import { Button } from '@/ui/button'
import { useUnsavedWork } from '@/ui/unsaved-work'
import type { AddProps } from '../add/add-props'
import { useWorkspace } from '../workspace-session'
import { ChooseFile, type ImportFileLimits } from './choose-file'
import { ImportOutcome } from './import-outcome'
import { ImportPreviewStep } from './import-preview-step'
import type { ReadImport } from './read-import'
import { type ImportOptions, type ImportResult, runImport } from './run-import'

type Step =
  | { is: 'choose' }
  | { is: 'preview'; read: ReadImport }
  | { is: 'running'; done: number; total: number }
  | { is: 'done'; result: ImportResult; options: ImportOptions }

/** Creates codes for the links in a file: chooses it, shows what will happen, and the result. */
export function ImportCodes({ onAdded, limits }: AddProps & { limits: ImportFileLimits }) {
  const t = useTranslations('workspace.import')
  const cancel = useTranslations('dialogs')('cancel')
  const locale = useLocale()
  const { call } = useWorkspace()
  const [step, setStep] = useState<Step>({ is: 'choose' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  useUnsavedWork(step.is === 'running')

  const run = async (links: readonly ImportedLink[], options: ImportOptions) => {
    const stop = new AbortController()
    running.current = stop
    const total = links.length
    setStep({ is: 'running', done: 0, total })
    const onProgress = (done: number) => setStep({ is: 'running', done, total })
    const result = await runImport(call, { links, options }, { signal: stop.signal, onProgress })
    setStep({ is: 'done', result, options })
    const created = result.rows.filter((row) => 'shortLink' in row).length
    onAdded(t('created', { count: created }), { stay: true })
  }

  if (step.is === 'choose') {
    return <ChooseFile limits={limits} onRead={(read) => setStep({ is: 'preview', read })} />
  }
  if (step.is === 'preview') {
    return (
      <ImportPreviewStep
        read={step.read}
        onRead={(read) => setStep({ is: 'preview', read })}
        onBack={() => setStep({ is: 'choose' })}
        onImport={(links, options) => void run(links, { ...options, locale })}
      />
    )
  }
  if (step.is === 'running') {
    const label = t('progress', { done: step.done, total: step.total })
    return (
      <div className="flex flex-col gap-4">
        <progress
          aria-label={label}
          value={step.done}
          max={step.total}
          className="h-2 w-full accent-accent"
        />
        <p role="status" className="text-sm">
          {label}
        </p>
        <Button variant="secondary" className="self-start" onClick={() => running.current?.abort()}>
          {cancel}
        </Button>
      </div>
    )
  }
  return (
    <ImportOutcome
      result={step.result}
      onRetry={(links) => void run(links, { ...step.options, withSlugs: false })}
      onDone={() => setStep({ is: 'choose' })}
    />
  )
}
