'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useLocale } from '@/i18n/use-locale'
import { defaultDesign, findMainColor, readDesign } from '@/qr/design'
import { readRgb, toCmyk } from '@/qr/render'
import { storedValue } from '@/std/stored-value'
import { sampleLink } from '@/tools/shared/dynamic/sample-link'
import { cleanFileName } from '@/tools/shared/file-name'
import { defaultSheetSettings, usualPaper } from '@/tools/shared/sheet/sheet-settings'
import { useStoredState } from '@/tools/shared/use-stored-state'
import { ToastProvider } from '@/ui/toast'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { BatchContext, type BatchContextValue, type NotReady } from './batch-context'
import { DesignStep } from './design-step/design-step'
import { LaterSteps } from './later-steps'
import { applyQuantities } from './list/apply-quantities'
import { ColumnsStep } from './list/columns-step'
import { columnNames } from './list/find-columns'
import { guessMapping } from './list/guess-mapping'
import { isDynamicBatch } from './list/is-dynamic-batch'
import { ListOffers } from './list/list-offers'
import type { useBatchList } from './list/use-batch-list'
import { useFaultMessages } from './list/use-fault-messages'
import { useListLabels } from './list/use-list-labels'
import { useReadyRows } from './list/use-ready-rows'
import { type RowsPlanState, useRowsPlan } from './list/use-rows-plan'
import {
  defaultOutputSettings,
  findOutput,
  readOutputSettings,
} from './output-step/output-settings'
import { OutputStep } from './output-step/output-step'
import { ReadyBar } from './run/ready-bar'
import { RunPanel } from './run/run-panel'
import { UnfinishedRun } from './run/unfinished-run'
import { useManifestTexts } from './run/use-manifest-texts'
import { useRunControl, useRunPhase } from './run/use-run-control'

const storedDesign = storedValue('sessionStorage', 'batch:design', readDesign)
const storedOutput = storedValue('sessionStorage', 'batch:output', readOutputSettings)

type DeskProps = {
  batch: ReturnType<typeof useBatchList>
  siteUrl: string
  /** Contains the notes above the first step. */
  notes: HTMLElement | null
  /** Contains the proposals below the list. */
  offers: HTMLElement | null
}

/** The steps after the list, which stay open for changes. */
export function BatchDesk(props: DeskProps) {
  const t = useTranslations('batch.notes')
  return (
    <ToastProvider label={t('label')} dismissLabel={t('dismiss')}>
      <Desk {...props} />
    </ToastProvider>
  )
}

function Desk({ batch, siteUrl, notes, offers }: DeskProps) {
  const t = useTranslations('batch')
  const locale = useLocale()
  const manifestTexts = useManifestTexts()
  const { guess } = useListLabels()
  const { list, changeMapping } = batch
  const mapping = useMemo(
    () => batch.mapping ?? (list && guessMapping(list, guess)),
    [batch.mapping, list, guess],
  )
  const [design, setDesign] = useStoredState(storedDesign, () => defaultDesign)
  const [output, setOutput] = useStoredState(storedOutput, () =>
    defaultOutputSettings(defaultSheetSettings(usualPaper(locale))),
  )
  const planning = useRowsPlan(list, mapping, design)
  const { plan, quantities } = useMemo(
    () =>
      planning.plan && mapping
        ? applyQuantities(planning.plan, mapping, output.kind === 'labels')
        : { plan: null, quantities: null },
    [planning.plan, mapping, output.kind],
  )
  const run = useRunControl(useFaultMessages(mapping?.type).reason)
  const phase = useRunPhase(run)
  useUnsavedWork(list !== null || phase !== 'idle')

  const drawnText = isDynamicBatch(mapping) ? sampleLink(siteUrl) : null
  const { rows, faults, faulty, undrawable, ready } = useReadyRows(plan, {
    mapping,
    design,
    output,
    drawnText,
  })
  const columns = useMemo(() => (list ? columnNames(list) : []), [list])
  const suggestedName = cleanFileName(list?.name.replace(/\.[^.]+$/, '') ?? '') || t('archiveName')
  const moduleColor = findMainColor(design.modules.fill) ?? '#000000'
  const found = findOutput(output, toCmyk(readRgb(moduleColor)))

  const makeJob = () => {
    if (!found.ok) throw new Error('The batch is not ready')
    const name = cleanFileName(output.name) || suggestedName
    const { verify } = output
    const barcode = mapping?.barcode
    const style = { design, ...(barcode && { barcode }) }
    const hasQuantities = mapping?.quantityColumn !== undefined
    const chosen = { name, ...style, output: found.output, verify, language: locale }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const dynamic = drawnText !== null && { dynamic: { timeZone, sampleLink: drawnText } }
    return {
      ...chosen,
      ...dynamic,
      hasQuantities,
      rows: plan?.rows ?? [],
      faults: plan?.faults ?? [],
      manifestWords: manifestTexts,
    }
  }

  const batchValue: BatchContextValue = {
    ...{ list, mapping, columns, changeMapping, planning, design, setDesign, output, setOutput },
    ...{ rows, faults, faulty, undrawable, ready, quantities, suggestedName, run },
    barcode: mapping?.barcode,
    restyle: (part) => setDesign({ ...design, ...part }),
    notReady:
      findNotReady(planning.status, ready.length, found) ??
      (quantities?.large && !mapping?.allowsLarge ? 'quantities' : null),
    start: () => void run.start(makeJob()),
  }
  const hasRows = rows.length > 0
  return (
    <BatchContext value={batchValue}>
      {list && mapping && offers && createPortal(<ListOffers />, offers)}
      {phase === 'idle' && notes && createPortal(<UnfinishedRun />, notes)}
      <LaterSteps
        content={{
          columns: list && mapping && <ColumnsStep />,
          design: hasRows && <DesignStep />,
          output: hasRows && <OutputStep />,
          run: (hasRows || phase !== 'idle') && <RunPanel />,
        }}
      />
      {list && phase === 'idle' && <ReadyBar />}
    </BatchContext>
  )
}

function findNotReady(
  status: RowsPlanState['status'],
  rowCount: number,
  output: ReturnType<typeof findOutput>,
): NotReady | null {
  if (status === 'failed') return 'failed'
  if (status !== 'ready') return 'planning'
  if (rowCount === 0) return 'noRows'
  return output.ok ? null : output.reason
}
