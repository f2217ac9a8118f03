import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import type { SentRequest } from './dynamic/use-request'

/** A form of one text that is sent, with what else belongs to it as `children`. */
export function TextForm({
  request: { isBusy, fault, setFault },
  label,
  hint,
  note,
  initial = '',
  input,
  submit,
  variant,
  missing,
  isSmall = false,
  className,
  onText,
  onCancel,
  children,
}: {
  request: Pick<SentRequest, 'isBusy' | 'fault' | 'setFault'>
  label: string
  hint?: ReactNode
  note?: string
  initial?: string
  input?: ComponentProps<typeof TextInput>
  /** Label of the button that sends the text. */
  submit: string
  variant?: ComponentProps<typeof Button>['variant']
  /** Why the text is required, if it is. */
  missing?: string
  isSmall?: boolean
  className?: string
  /** Sends the trimmed text; a text that it returns is shown afterwards. */
  onText: (text: string) => Promise<unknown>
  onCancel?: (() => void) | undefined
  children?: ReactNode
}) {
  const t = useTranslations('dialogs')
  const [text, setText] = useState(initial)
  const send = async () => {
    if (missing && text.trim() === '') return setFault(missing)
    const next = await onText(text.trim())
    if (typeof next === 'string') setText(next)
  }
  const button = isSmall ? ({ variant: 'secondary', size: 'sm' } as const) : {}
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
      className={classNames('flex flex-col', isSmall ? 'gap-3' : 'gap-4', className)}
    >
      <Field label={label} hint={hint} note={note} error={fault}>
        {(control) => (
          <TextInput
            autoComplete="off"
            {...input}
            {...control}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      {children}
      <div className="flex gap-2">
        <Button type="submit" {...button} {...(variant && { variant })} busy={isBusy}>
          {submit}
        </Button>
        {onCancel && (
          <Button {...button} variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
