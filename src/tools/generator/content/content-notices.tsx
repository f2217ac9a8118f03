import type { MouseEvent } from 'react'
import { isFix, type Warning } from '@/qr/content'
import type { Level } from '@/qr/encode'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import type { FillFields } from '@/tools/shared/content-form/fill-fields'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { type GeneratorState, shownIssues } from '../generator-state'
import { CodeText } from './code-text'
import { findField } from './find-field'
import { LinkNotice } from './link-notice'
import { shownWarnings } from './shown-warnings'
import { TooLongNotice } from './too-long-notice'
import { useInternationalPhone } from './use-international-phone'

/** Notices about the whole content, and the text of the code. */
export function ContentNotices({
  state,
  onFill,
  onLevel,
  onDynamic,
  onMakeLink,
}: {
  state: GeneratorState
  onFill: FillFields
  onLevel: (level: Level) => void
  onDynamic?: (() => void) | undefined
  onMakeLink: (url: string) => void
}) {
  const messages = useContentMessages(state.draft.type)
  const { drawing, design, draft, link } = state
  const issues = shownIssues(state).filter(({ path }) => path === '')
  return (
    <>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {issues.map((issue) => (
          <Notice key={issue.key} tone="bad">
            {messages.error(issue)}
          </Notice>
        ))}
        {drawing.status === 'tooLong' && (
          <TooLongNotice {...{ text: drawing.text, design, onLevel, onDynamic }} />
        )}
        {drawing.status === 'ready' && draft.type === 'text' && !link && (
          <LinkNotice text={String(draft.text)} onMakeLink={onMakeLink} />
        )}
        {shownWarnings(state).map((warning) => (
          <Notice
            key={`${warning.path}.${warning.key}`}
            tone={warning.severity === 'warning' ? 'warn' : 'neutral'}
          >
            <p>{messages.warning(warning)}</p>
            {warning.key === 'phoneNotInternational' ? (
              <CountryCodeButton
                {...{ warning, messages, onFill }}
                phone={phoneOf(state, warning)}
              />
            ) : (
              <FixButton {...{ warning, messages, onFill }} />
            )}
          </Notice>
        ))}
      </div>
      <CodeText drawing={drawing} />
    </>
  )
}

function phoneOf({ draft }: GeneratorState, { path }: Warning): string {
  return String((draft as Record<string, unknown>)[path] ?? '')
}

type FixProps = {
  warning: Warning
  messages: ReturnType<typeof useContentMessages>
  onFill: FillFields
}

/** Suggests the number with the code of the reader's country, once the numbering plan is loaded. */
function CountryCodeButton({ phone, warning, ...rest }: FixProps & { phone: string }) {
  const number = useInternationalPhone(phone)
  if (!number) return null
  return (
    <FixButton
      {...rest}
      warning={{ ...warning, fix: { [warning.path]: number } }}
      number={number}
    />
  )
}

/** Applies a suggestion and focuses the changed field, because the button disappears. */
function FixButton({
  warning: { fix, suggestion, path },
  messages,
  onFill,
  number,
}: FixProps & { number?: string }) {
  if (!fix || !isFix(suggestion)) return null
  const follow = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    onFill(fix, suggestion)
    if (form) findField(form, path)?.focus()
  }
  return (
    <Button variant="secondary" size="sm" className="mt-2 min-h-10" onClick={follow}>
      {messages.fix(suggestion, number)}
    </Button>
  )
}
