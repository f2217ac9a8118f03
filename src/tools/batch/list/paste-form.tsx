import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { useUnsavedWork } from '@/ui/unsaved-work'

/** A form for rows pasted from a spreadsheet, or typed, one per line. */
export function PasteForm({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('batch.list.paste')
  const [text, setText] = useState('')
  useUnsavedWork(text !== '')
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) onText(text)
      }}
    >
      <Field label={t('label')} hint={t('hint')} className="w-full">
        {(control) => (
          <TextArea
            {...control}
            value={text}
            onChange={({ target }) => setText(target.value)}
            rows={6}
            spellCheck={false}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={text.trim() === '' || undefined}>
        {t('use')}
      </Button>
    </form>
  )
}
