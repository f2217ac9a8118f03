import { useTranslations } from 'next-intl'
import { type RefObject, useId } from 'react'
import { canReadClipboard } from '@/tools/shared/read-clipboard'
import { LogoFileInput } from '@/tools/shared/style/logo-file-input'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { Spinner } from '@/ui/spinner'

/** Three ways to add a logo. */
export function LogoDrop({
  input,
  isReading,
  onFile,
  onPaste,
}: {
  input: RefObject<HTMLInputElement | null>
  isReading: boolean
  onFile: (file: File) => void
  onPaste: () => void
}) {
  const t = useTranslations('editor.logo')
  const hintId = useId()
  return (
    <div className="flex flex-col items-start gap-2">
      <div
        aria-busy={isReading}
        className="relative flex min-h-36 w-full flex-col items-center justify-center gap-1.5 rounded-md border border-line-strong border-dashed bg-paper px-4 py-6 text-center text-sm transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
      >
        {isReading ? (
          <Spinner className="size-7 text-ink-faint" />
        ) : (
          <Icon name="image-up" strokeWidth={1.5} className="size-7 text-ink-faint" />
        )}
        <span aria-hidden="true" className="text-balance font-medium">
          {t('drop')}
        </span>
        <span id={hintId} className="text-balance text-ink-soft text-xs">
          {t('dropHint')}
        </span>
        <LogoFileInput
          ref={input}
          aria-label={t('choose')}
          aria-describedby={hintId}
          onFile={onFile}
        />
      </div>
      {canReadClipboard() && (
        <Button variant="secondary" size="sm" onClick={onPaste}>
          <Icon name="clipboard-paste" />
          {t('paste')}
        </Button>
      )}
    </div>
  )
}
