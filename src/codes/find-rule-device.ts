import type { RuleDevice } from './rules'

/** Returns the device that rules can refer to; null for other devices. */
export function findRuleDevice({
  system,
  kind,
}: {
  system: string
  kind: string
}): RuleDevice | null {
  if (system === 'ios' || system === 'android') return system
  return kind === 'desktop' ? 'desktop' : null
}
