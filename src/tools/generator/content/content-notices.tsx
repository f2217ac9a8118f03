import { Notice } from '@/ui/notice'
import { type GeneratorState, shownIssues } from '../generator-state'
import { useContentMessages } from '../use-content-messages'

/** What is to be said about the content as a whole: what may surprise whoever scans it. */
export function ContentNotices({ state }: { state: GeneratorState }) {
  const { drawing, draft } = state
  const messages = useContentMessages(draft.type)
  const warnings = drawing.status === 'ready' ? drawing.warnings : []
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {shownIssues(state)
        .filter(({ path }) => path === '')
        .map((issue) => (
          <Notice key={issue.key} tone="bad">
            {messages.error(issue)}
          </Notice>
        ))}
      {warnings.map((warning) => (
        <Notice
          key={`${warning.path}.${warning.key}`}
          tone={warning.severity === 'warning' ? 'warn' : 'neutral'}
        >
          {messages.warning(warning)}
        </Notice>
      ))}
    </div>
  )
}
