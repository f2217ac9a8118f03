import type { MouseEvent } from 'react'
import { isFix, type Warning } from '@/qr/content/issue'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import type { FillFields } from '@/tools/shared/content-form/fill-fields'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { type GeneratorState, shownIssues } from '../generator-state'
import { CodeText } from './code-text'
import { findField } from './find-field'
import { shownWarnings } from './shown-warnings'

/** What is to be said about the content as a whole, and the text that goes into the code. */
export function ContentNotices({ state, onFill }: { state: GeneratorState; onFill: FillFields }) {
  const messages = useContentMessages(state.draft.type)
  const issues = shownIssues(state).filter(({ path }) => path === '')
  return (
    <>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {issues.map((issue) => (
          <Notice key={issue.key} tone="bad">
            {messages.error(issue)}
          </Notice>
        ))}
        {shownWarnings(state).map((warning) => (
          <Notice
            key={`${warning.path}.${warning.key}`}
            tone={warning.severity === 'warning' ? 'warn' : 'neutral'}
          >
            <p>{messages.warning(warning)}</p>
            <FixButton {...{ warning, messages, onFill }} />
          </Notice>
        ))}
      </div>
      <CodeText drawing={state.drawing} />
    </>
  )
}

/** Follows a suggestion, and goes to the field that it changed, since the button is gone then. */
function FixButton({
  warning: { fix, suggestion, path },
  messages,
  onFill,
}: {
  warning: Warning
  messages: ReturnType<typeof useContentMessages>
  onFill: FillFields
}) {
  if (!fix || !isFix(suggestion)) return null
  const follow = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    onFill(fix, suggestion)
    if (form) findField(form, path)?.focus()
  }
  return (
    <Button variant="secondary" size="sm" className="mt-2 min-h-10" onClick={follow}>
      {messages.fix(suggestion)}
    </Button>
  )
}
