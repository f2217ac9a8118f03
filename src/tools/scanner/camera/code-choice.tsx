import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { FoundCode } from '@/qr/decode'
import { shorten } from '@/tools/shared/shorten'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { codeKey } from '../code-key'
import { textWithoutSecrets } from '../results/text-without-secrets'
import { type CameraStill, StillPicture } from './still-picture'

const longestText = 80

/** The codes in view, numbered in the picture and as buttons, of which one is to be chosen. */
export function CodeChoice({
  choice,
  onChoose,
  onAgain,
}: {
  choice: CameraStill
  onChoose: (code: FoundCode) => void
  /** Starts the camera again. */
  onAgain: () => void
}) {
  const t = useTranslations('scanner.camera')
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  return (
    <section
      aria-label={t('severalCodes.title', { count: choice.codes.length })}
      className="flex flex-col gap-3"
    >
      <div role="status">
        <h3 className="font-medium">{t('severalCodes.title', { count: choice.codes.length })}</h3>
        <p className="text-ink-soft text-sm">{t('severalCodes.text')}</p>
      </div>
      <ol className="flex flex-col gap-2">
        {choice.codes.map((code, index) => (
          <li key={codeKey(code)}>
            <button
              ref={index === 0 ? first : null}
              type="button"
              onClick={() => onChoose(code)}
              className="flex min-h-11 w-full items-center gap-3 rounded-md border border-line-strong bg-paper-raised px-3 py-2 text-start text-sm hover:border-ink"
            >
              <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-ink font-medium text-paper text-xs tabular-nums">
                {index + 1}
              </span>
              <bdi className="min-w-0 break-words">
                {shorten(textWithoutSecrets(code), longestText)}
              </bdi>
            </button>
          </li>
        ))}
      </ol>
      <StillPicture still={choice} label={t('still')} isNumbered />
      <div>
        <Button variant="secondary" onClick={onAgain}>
          <Icon name="video" />
          {t('finished.again')}
        </Button>
      </div>
    </section>
  )
}
