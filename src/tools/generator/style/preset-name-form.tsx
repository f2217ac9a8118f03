import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { presetNameMaxLength } from '@/tools/shared/recent/own-preset'
import { Button } from '@/ui/button'
import { TextInput } from '@/ui/text-input'

/** Prompts for a name in place; Escape cancels. */
export function PresetNameForm({
  name,
  onSubmit,
  onCancel,
}: {
  name: string
  onSubmit: (name: string) => void
  onCancel: () => void
}) {
  const t = useTranslations('editor.style.own')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(input.current?.value.trim() || name)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
      className="flex flex-wrap items-center gap-2"
    >
      <label htmlFor={id} className="sr-only">
        {t('name')}
      </label>
      <TextInput
        ref={input}
        id={id}
        defaultValue={name}
        maxLength={presetNameMaxLength}
        autoComplete="off"
        className="min-w-0 flex-1 basis-44"
      />
      <Button type="submit">{t('confirm')}</Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  )
}
