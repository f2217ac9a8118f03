import type { Rules } from '@/codes/rules'

export type RuleProps = {
  rules: Rules
  onChange: (difference: Partial<Rules>, step: string) => void
}
