import { type PageDraft, pageFields } from '@/qr/content'
import type { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { type GeneratorState, shownIssues } from '../generator-state'

/** Returns the message for each field; if the content is too long, the longest field has it. */
export function fieldErrors(
  state: GeneratorState,
  messages: Pick<ReturnType<typeof useContentMessages>, 'error'>,
  tooLong: (excessBytes: number) => string,
): Record<string, string> {
  if (state.drawing.status === 'tooLong') {
    return { [longestField(state.draft)]: tooLong(state.drawing.excessBytes) }
  }
  const errors: Record<string, string> = {}
  for (const issue of shownIssues(state)) errors[issue.path] ??= messages.error(issue)
  return errors
}

function longestField(draft: PageDraft): string {
  const lengthOf = (name: string) => String(draft[name] ?? '').length
  const names = pageFields[draft.type].map(({ name }) => name)
  return names.reduce((longest, name) => (lengthOf(name) > lengthOf(longest) ? name : longest))
}
