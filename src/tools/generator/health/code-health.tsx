import { type ComponentProps, memo } from 'react'
import { HealthMeter } from './health-meter'
import { useHealth } from './use-health'

/**
 * Checks the code and shows how well it scans. A component of its own, so that a result renders
 * nothing else.
 */
export const CodeHealth = memo(function CodeHealth({
  onRepaired,
  ...input
}: Parameters<typeof useHealth>[0] & Pick<ComponentProps<typeof HealthMeter>, 'onRepaired'>) {
  return <HealthMeter health={useHealth(input)} onRepaired={onRepaired} />
})
