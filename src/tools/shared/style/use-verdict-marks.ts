import type { Design } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'
import { findVerdictMarks } from './find-verdict-marks'
import type { OptionVerdict } from './option-mark'
import { useOptionVerdicts } from './use-option-verdicts'

/** The options of a choice that deserve a warning, with their verdicts. */
export function useVerdictMarks<Id extends string>(
  base: { text: string; frameText: OutlinedText | null },
  options: readonly { id: Id; design: Design }[],
): ReadonlyMap<Id, OptionVerdict> {
  return findVerdictMarks(useOptionVerdicts(base, options))
}
