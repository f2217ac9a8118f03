import type { Rules } from '@/codes'

export type RuleProps = {
  rules: Rules
  onChange: (difference: Partial<Rules>, step: string) => void
}
