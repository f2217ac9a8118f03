import type { RuleDevice } from './rules'

/** The kind of device that rules speak of, where they speak of it at all. */
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
