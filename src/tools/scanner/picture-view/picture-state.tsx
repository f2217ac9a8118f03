import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Spinner } from '@/ui/spinner'
import type { ScannedPicture } from '../scanned-picture'

/** Failures that a longer search may resolve. */
const retryable = ['no-code', 'aborted', 'decoder-failed']

type Props = {
  picture: ScannedPicture
  name: string
  hasBarcodes: boolean
  onRetry: () => void
  onCancel: () => void
  onBarcodes: () => void
}

/** The state of a picture, with its actions. */
export function PictureState(props: Props) {
  const t = useTranslations('scanner.state.sampled')
  const { sampled } = props.picture
  return (
    <>
      <StateNotice {...props} />
      {sampled && <p className="text-ink-soft text-sm">{t(sampled.kind, sampled)}</p>}
    </>
  )
}

function StateNotice({ picture, name, hasBarcodes, onRetry, onCancel, onBarcodes }: Props) {
  const t = useTranslations('scanner.state')
  const { state, codes } = picture
  if (state.kind === 'failed') {
    const { reason } = state
    return (
      <Notice tone="warn" title={t(`failures.${reason}.title`)}>
        <p>{t(`failures.${reason}.text`, { name })}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {retryable.includes(reason) && (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {t('searchLonger')}
            </Button>
          )}
          {reason === 'no-code' && !hasBarcodes && (
            <Button variant="secondary" size="sm" onClick={onBarcodes}>
              {t('withBarcodes')}
            </Button>
          )}
        </div>
      </Notice>
    )
  }
  if (state.kind === 'done') {
    return (
      <p className="flex flex-wrap items-baseline gap-x-2 text-ink-soft text-sm">
        {t('missing', { count: codes.length })}
        <button
          type="button"
          onClick={onRetry}
          className="min-h-6 text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {t('searchLonger')}
        </button>
      </p>
    )
  }
  const share = state.kind === 'reading' ? state.share : 0
  const isHarder = state.kind === 'reading' && state.effort === 'harder'
  return (
    <div className="flex flex-col gap-2 rounded-sm border border-line bg-paper px-3.5 py-3 text-sm">
      <div className="flex items-center gap-3">
        <Spinner />
        <p className="min-w-0 flex-1 font-medium">
          {state.kind === 'waiting' && t('waiting')}
          {state.kind === 'opening' && t('opening')}
          {state.kind === 'reading' && t(isHarder ? 'harder' : 'quick')}
        </p>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      {isHarder && codes.length === 0 && <p className="text-ink-soft">{t('harderText')}</p>}
      <progress
        aria-label={t('progress')}
        value={share}
        max={1}
        className="h-1.5 w-full accent-accent"
      />
    </div>
  )
}
