import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { FileButton } from '@/ui/file-button'
import { Icon } from '@/ui/icon/icon'
import { findBrowserFamily } from './browser-family'
import type { CameraProblem } from './camera-problem'

/** Why there is no picture, what to do about it, and how to continue without a camera. */
export function CameraTrouble({
  problem,
  onRetry,
  onFile,
  onClose,
}: {
  problem: CameraProblem
  onRetry: () => void
  onFile: (file: File) => void
  onClose: () => void
}) {
  const t = useTranslations('scanner.camera')
  const family = findBrowserFamily(navigator.userAgent, navigator.maxTouchPoints)
  // Retrying cannot change these.
  const canRetry = !['insecure', 'unsupported', 'policy'].includes(problem)

  return (
    <div
      role="alert"
      className="module-mat flex min-h-72 flex-col items-center justify-center gap-5 rounded-lg px-5 py-10 text-center"
      data-camera-problem={problem}
    >
      <div className="flex max-w-[44ch] flex-col gap-2">
        <p className="font-medium text-lead">{t(`problems.${problem}.title`)}</p>
        <p className="text-ink-soft text-sm">{t(`problems.${problem}.text`)}</p>
        {problem === 'denied' && <p className="text-sm">{t(`allow.${family}`)}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {canRetry && (
          <Button onClick={onRetry}>
            <Icon name="rotate-cw" />
            {t('retry')}
          </Button>
        )}
        {/* On a phone this opens the camera app, which needs no permission for the page. */}
        <FileButton
          variant="secondary"
          label={t('photo')}
          accept="image/*"
          capture="environment"
          onFile={onFile}
        >
          <Icon name="image-up" />
        </FileButton>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <p className="text-ink-soft text-xs">{t('otherWays')}</p>
    </div>
  )
}
