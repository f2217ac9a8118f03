import { type ComponentProps, memo, useEffect } from 'react'
import { useHandler } from '@/tools/shared/use-handler'
import type { RepairFirst } from '../export/export-buttons'
import { HealthMeter } from './health-meter'
import { useHealth } from './use-health'

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
  const { status, result, isPaused } = health
  const isPoor = result?.verdict === 'red' || result?.verdict === 'unreadable'
  const isRepairable = !isPaused && isPoor && status !== 'untested' && result.repairs.length > 0
  const repairFirst = useHandler(async () => {
    const repaired = await health.repair()
    if (!repaired?.ok || repaired.changes.length === 0) return null
    onRepaired(repaired.design, repaired.changes)
    const { verdict } = repaired.result
    return verdict === 'green' || verdict === 'amber' ? repaired.design : null
  })
  const report = useHandler(onRepairFirst)
  useEffect(() => {
    report(isRepairable ? repairFirst : null)
  }, [isRepairable, report, repairFirst])
  return <HealthMeter health={health} onRepaired={onRepaired} />
})
