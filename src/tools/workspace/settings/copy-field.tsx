import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { TextInput } from '@/ui/text-input'

const copiedForMs = 3000

/** A text to copy into another program. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useTranslations('workspace.settings.copying')
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
      setTimeout(() => setOutcome(undefined), copiedForMs)
    } catch {
      input.current?.select()
      setOutcome('failed')
    }
  }
  return (
    <Field label={label} error={outcome === 'failed' && t('failed')}>
      {(control) => (
        <div className="flex gap-2">
          <TextInput
            {...control}
            ref={input}
            readOnly
            value={value}
            onFocus={(event) => event.currentTarget.select()}
            className="min-w-0 text-ellipsis font-mono text-sm"
          />
          <Button
            variant="secondary"
            square
            aria-label={t('copy', { label })}
            title={t('copy', { label })}
            onClick={() => void copy()}
          >
            {outcome === 'copied' ? <Icon name="check" /> : <Icon name="copy" />}
          </Button>
          <span role="status" className="sr-only">
            {outcome === 'copied' && t('copied')}
          </span>
        </div>
      )}
    </Field>
  )
}
