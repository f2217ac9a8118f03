'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Design, defaultDesign, findMainColor, readDesign } from '@/qr/design'
import { readRgb, toCmyk } from '@/qr/render'
import { storedValue } from '@/std/stored-value'
import { sampleLink } from '@/tools/shared/dynamic/sample-link'
import { cleanFileName } from '@/tools/shared/file-name'
import { ToastProvider } from '@/ui/toast'
import { useUnsavedWork } from '@/ui/unsaved-work'
import type { BatchRow, RowFault } from './batch-job'
import type { LaterStep } from './batch-steps'
import { DesignStep } from './design-step/design-step'
import { findStyleColumns } from './design-step/style-columns'
import { LaterSteps } from './later-steps'
import type { BatchList, BatchMapping } from './list/batch-list'
import { ColumnsStep } from './list/columns-step'
import { FaultList } from './list/fault-list'
import { guessMapping } from './list/guess-mapping'
import { isDynamicBatch } from './list/is-dynamic-batch'
import { KindChoice } from './list/kind-choice'
import { LabelTextField } from './list/label-text-field'
import { ListContext } from './list/list-context'
import { NamePatternField } from './list/name-pattern-field'
import { PlanSummary } from './list/plan-summary'
import { PreviewRows } from './list/preview-rows'
import { QuantityNote } from './list/quantity-note'
import type { useBatchList } from './list/use-batch-list'
import { useFaultMessages } from './list/use-fault-messages'
import { useListLabels } from './list/use-list-labels'
import { useReadyRows } from './list/use-ready-rows'
import { type RowsPlanState, useRowsPlan } from './list/use-rows-plan'
import { findLongest } from './output-step/find-finest-picture'
import { findOutput, type OutputSettings } from './output-step/output-settings'
import { OutputStep } from './output-step/output-step'
import { ReadyBar } from './run/ready-bar'
import { type NotReady, RunPanel } from './run/run-panel'
import { UnfinishedRun } from './run/unfinished-run'
import { useManifestTexts } from './run/use-manifest-texts'
import { useRunControl, useRunPhase } from './run/use-run-control'

/** The target of the link to the faults. */
const faultsId = 'batch-faults'
const stored = storedValue('sessionStorage', 'batch:design', readDesign)

type DeskProps = {
  batch: ReturnType<typeof useBatchList>
  siteUrl: string
  /** Contains the notes above the first step. */
  notes: HTMLElement | null
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

function Desk({ batch, siteUrl, notes }: DeskProps) {
  const t = useTranslations('batch')
  const locale = useLocale()
  const manifestTexts = useManifestTexts()
  const { guess } = useListLabels()
  const { list, changeMapping } = batch
  const mapping = useMemo(
    () => batch.mapping ?? (list && guessMapping(list, guess)),
    [batch.mapping, list, guess],
  )
  const [design, setDesign] = useBatchDesign()
  const [output, setOutput] = useState<OutputSettings | null>(null)
  const planning = useRowsPlan(list, mapping, design)
  const { plan } = planning
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
  const [first] = rows
  const styleColumns = useMemo(
    () => (list && mapping ? findStyleColumns(list, mapping, rows) : {}),
    [list, mapping, rows],
  )
  const longest = useMemo(() => findLongest(rows), [rows])
  const suggestedName = cleanFileName(list?.name.replace(/\.[^.]+$/, '') ?? '') || t('archiveName')
  const moduleColor = findMainColor(design.modules.fill) ?? '#000000'
  const found = output && findOutput(output, toCmyk(readRgb(moduleColor)))

  const makeJob = () => {
    if (!found?.ok || !output) throw new Error('The batch is not ready')
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

  const notReady = findNotReady(planning.status, ready.length, found)
  const start = () => void run.start(makeJob())

  const content: Record<LaterStep, ReactNode> = {
    columns: list && mapping && (
      <ColumnsContent
        {...{ list, mapping, planning, faults, faulty, design }}
        rows={ready}
        onChange={changeMapping}
      />
    ),
    design: first && longest && (
      <DesignStep
        rows={rows}
        undrawable={undrawable}
        longest={longest}
        columns={styleColumns}
        barcode={mapping?.barcode}
        design={design}
        onChange={setDesign}
      />
    ),
    output: first && (
      <OutputContent
        {...{ list, mapping, undrawable, design, suggestedName }}
        rows={ready}
        settings={output}
        onSettings={setOutput}
        onMapping={changeMapping}
      />
    ),
    run: (first || phase !== 'idle') && (
      <RunPanel
        count={ready.length}
        faulty={faulty}
        notReady={notReady}
        onStart={start}
        run={run}
      />
    ),
  }
  return (
    <ListContext value={{ list, mapping }}>
      {phase === 'idle' && notes && createPortal(<UnfinishedRun run={run} />, notes)}
      <LaterSteps content={content} />
      {list && phase === 'idle' && (
        <ReadyBar
          count={ready.length}
          faulty={faulty}
          faultsId={faultsId}
          notReady={notReady}
          onStart={start}
        />
      )}
    </ListContext>
  )
}

/** What is written, with the fields that insert values of the list. */
function OutputContent({
  list,
  mapping,
  rows,
  undrawable,
  design,
  suggestedName,
  settings,
  onSettings,
  onMapping,
}: {
  list: BatchList | null
  mapping: BatchMapping | null
  rows: readonly BatchRow[]
  undrawable: ReadonlyMap<number, RowFault>
  design: Design
  suggestedName: string
  settings: OutputSettings | null
  onSettings: (settings: OutputSettings) => void
  onMapping: (mapping: BatchMapping) => void
}) {
  const hasList = list && mapping
  return (
    <OutputStep
      settings={settings}
      suggestedName={suggestedName}
      design={design}
      rows={rows}
      undrawable={undrawable}
      onChange={onSettings}
      labelText={
        hasList && (
          <LabelTextField
            list={list}
            mapping={mapping}
            onChange={(labelText) => onMapping({ ...mapping, labelText })}
          />
        )
      }
    >
      {hasList && (
        <>
          <NamePatternField
            list={list}
            mapping={mapping}
            rows={rows}
            ending={settings?.format ?? 'svg'}
            onChange={(namePattern) => onMapping({ ...mapping, namePattern })}
          />
          <QuantityNote list={list} column={mapping.quantityColumn} />
        </>
      )}
    </OutputStep>
  )
}

/** The mapping of the columns and what becomes of the rows. */
function ColumnsContent({
  list,
  mapping,
  planning,
  faults,
  faulty,
  rows,
  design,
  onChange,
}: {
  list: BatchList
  mapping: BatchMapping
  planning: RowsPlanState
  faults: readonly RowFault[]
  /** The number of rows with faults. */
  faulty: number
  rows: readonly BatchRow[]
  design: Design
  onChange: (mapping: BatchMapping) => void
}) {
  return (
    <div className="flex flex-col gap-8">
      <ColumnsStep list={list} mapping={mapping} onChange={onChange} />
      {!mapping.barcode && <KindChoice mapping={mapping} onChange={onChange} />}
      <PlanSummary
        state={planning}
        count={rows.length}
        faulty={faulty}
        mapping={mapping}
        onChange={onChange}
      />
      {rows.length > 0 && <PreviewRows rows={rows} design={design} />}
      {faults.length > 0 && <FaultList id={faultsId} faults={faults} />}
    </div>
  )
}

function findNotReady(
  status: RowsPlanState['status'],
  rowCount: number,
  output: ReturnType<typeof findOutput> | null,
): NotReady | null {
  if (status === 'failed') return 'failed'
  if (status !== 'ready' || !output) return 'planning'
  if (rowCount === 0) return 'noRows'
  return output.ok ? null : output.reason
}

/** The design of the batch, stored for the session of the tab. */
function useBatchDesign() {
  const [design, setDesign] = useState<Design>(() => stored.read() ?? defaultDesign)
  const lastStored = useRef(design)
  useEffect(() => {
    if (lastStored.current === design) return
    lastStored.current = design
    stored.write(design)
  }, [design])
  return [design, setDesign] as const
}
