import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Spinner } from '@/ui/spinner'
import { TextInput } from '@/ui/text-input'
import type { ScannedPicture } from '../scanned-picture'
import { useDesk, useScanner } from '../scanner-context'
import { usePictureName } from '../use-picture-name'

/** Failures that a longer search may resolve. */
const retryable = ['no-code', 'aborted', 'decoder-failed']

/** The state of a picture, with its actions. */
export function PictureState({ picture }: { picture: ScannedPicture }) {
  const t = useTranslations('scanner.state.sampled')
  const { sampled } = picture
  return (
    <>
      <StateNotice picture={picture} />
      {sampled && <p className="text-ink-soft text-sm">{t(sampled.kind, sampled)}</p>}
    </>
  )
}

function StateNotice({ picture }: { picture: ScannedPicture }) {
  const t = useTranslations('scanner.state')
  const { hasBarcodes, setBarcodes } = useScanner()
  const { scans } = useDesk()
  const name = usePictureName()(picture)
  const { id, state, codes } = picture
  if (state.kind === 'failed') {
    const { reason } = state
    return (
      <Notice tone="warn" title={t(`failures.${reason}.title`)}>
        <p>{t(`failures.${reason}.text`, { name })}</p>
        {(reason === 'locked-document' || reason === 'wrong-password') && (
          <PasswordForm id={id} isRepeated={reason === 'wrong-password'} />
        )}
        <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
          {retryable.includes(reason) && (
            <Button variant="secondary" size="sm" onClick={() => scans.retry(id)}>
              {t('searchLonger')}
            </Button>
          )}
          {reason === 'no-code' && !hasBarcodes && (
            <Button variant="secondary" size="sm" onClick={() => setBarcodes(true)}>
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
          onClick={() => scans.retry(id)}
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
        <Button variant="quiet" size="sm" onClick={scans.cancel}>
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

/** Asks for the password of a document. Without it the document leaves the list. */
function PasswordForm({ id, isRepeated }: { id: string; isRepeated: boolean }) {
  const t = useTranslations('scanner.state')
  const { scans } = useDesk()
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    scans.unlock(id, password)
  }
  return (
    <form onSubmit={submit} className="mt-3 flex max-w-88 flex-col gap-3">
      <Field label={t('password')}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            value={password}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            // The form before was removed with the focus in it.
            autoFocus={isRepeated}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="sm">
          {t('unlock')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => scans.remove(id)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
