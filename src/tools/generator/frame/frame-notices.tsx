import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Frame } from '@/qr/design'
import {
  findTextColor,
  goodTextContrast,
  measureTextContrast,
  minTextContrast,
} from '@/tools/shared/style/frame-colors'
import { isFrameTextRefused } from '@/tools/shared/style/is-frame-text-refused'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useGenerator } from '../generator-context'

/** The letters usually load sooner; after this time a notice is shown. */
const patienceMs = 4000

/** Problems that make the text of a frame unreadable. */
export function FrameNotices({
  frame,
  onRecolor,
}: {
  frame: Frame
  onRecolor: (textColor: string) => void
}) {
  const { frameText, design } = useGenerator()
  const t = useTranslations('editor.frame')
  const { number } = useFormatter()
  const hasText = frame.text.trim() !== ''
  const isLate = useIsLate(hasText && frameText === null)
  const missing = frameText?.missing ?? []
  const isRefused = isFrameTextRefused(frame, frameText)
  const ratio = measureTextContrast(frame, design.background)
  const better = findTextColor(frame.fill, design.background)
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {isLate && <Notice tone="bad">{t('noLetters')}</Notice>}
      {missing.length > 0 && (
        <Notice tone={isRefused ? 'bad' : 'warn'}>
          {t(isRefused ? 'refused' : 'missing', {
            count: missing.length,
            characters: isolate(missing.join('\u00a0')),
          })}
        </Notice>
      )}
      {hasText && ratio < minTextContrast && (
        <Notice tone="warn">
          <p>
            {t('faint', {
              ratio: number(Math.floor(ratio * 10) / 10),
              good: number(goodTextContrast),
            })}
          </p>
          {better !== frame.textColor && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => onRecolor(better)}
              className="mt-2"
            >
              {better === '#ffffff' ? t('useWhite') : t('useDark')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}

/** Isolates right-to-left characters from the sentence. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isWaiting])
  return isLate
}
