import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useKeyboard } from '@/devices/use-keyboard'
import { hasPageSecret, type PageDraft } from '@/qr/content'
import type { Design } from '@/qr/design'
import { writeShareFragment } from '@/qr/share'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'

const copiedForMs = 3000

/** The link that restores content and design, what it contains, and buttons to copy and share it. */
export function ShareDialog({
  open,
  onClose,
  draft,
  design,
  onExported,
}: {
  open: boolean
  onClose: () => void
  draft: PageDraft
  design: Design
  /** Called after the link was copied or shared. */
  onExported?: () => void
}) {
  const t = useTranslations('editor.share')
  const keyboard = useKeyboard()
  const written = useShareLink({ draft, design }, open)
  const link = written === 'failed' ? undefined : written
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'cannotCopy'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), copiedForMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    if (!link) return
    try {
      await navigator.clipboard.writeText(link.address)
      setOutcome('copied')
      onExported?.()
    } catch {
      input.current?.select()
      setOutcome('cannotCopy')
    }
  }
  // A rejected share was dismissed; the link is still there to be copied.
  const share = () => link && navigator.share({ url: link.address }).then(onExported, () => {})

  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft text-sm">{t('lead')}</p>
        <Field
          label={t('link')}
          error={
            (written === 'failed' && t('failed')) ||
            (outcome === 'cannotCopy' && t('cannotCopy', { keyboard }))
          }
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              readOnly
              value={link?.address ?? ''}
              onFocus={(event) => event.currentTarget.select()}
              className="text-ellipsis font-mono text-sm"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={copy}
            busy={!written}
            disabled={written === 'failed'}
            className="min-w-36"
          >
            {outcome === 'copied' ? <Icon name="check" /> : <Icon name="copy" />}
            {t(outcome === 'copied' ? 'copied' : 'copy')}
          </Button>
          {typeof navigator !== 'undefined' && 'share' in navigator && (
            <Button variant="secondary" onClick={share} disabled={!link}>
              <Icon name="share-2" />
              {t('share')}
            </Button>
          )}
          <span role="status" className="sr-only">
            {outcome === 'copied' && t('copied')}
          </span>
        </div>
        {hasPageSecret(draft) && (
          <Notice tone="warn" title={t('password.title')}>
            {t('password.text')}
          </Notice>
        )}
        {link?.isWithoutLogo && (
          <Notice title={t('withoutLogo.title')}>{t('withoutLogo.text')}</Notice>
        )}
        <p className="border-line border-t pt-4 text-ink-soft text-xs">{t('privacy')}</p>
      </div>
    </Dialog>
  )
}

type ShareLink = {
  address: string
  /** The logo was left out because the link would be too long. */
  isWithoutLogo: boolean
}

/** Longer addresses are cut or refused by mail programs and messengers. */
const longestFragment = 8000

/** The link to the current content and design on the current page; undefined until it is ready. */
function useShareLink(
  { draft, design }: { draft: PageDraft; design: Design },
  isNeeded: boolean,
): ShareLink | 'failed' | undefined {
  const [link, setLink] = useState<ShareLink | 'failed'>()
  useEffect(() => {
    if (!isNeeded) return
    let isOvertaken = false
    const show = (found: ShareLink | 'failed') => !isOvertaken && setLink(found)
    const { origin, pathname } = location
    writeFittingFragment(draft, design).then(
      ({ fragment, isWithoutLogo }) =>
        show({ address: origin + pathname + fragment, isWithoutLogo }),
      // The module that writes links could not be loaded.
      () => show('failed'),
    )
    return () => {
      isOvertaken = true
    }
  }, [draft, design, isNeeded])
  return link
}

async function writeFittingFragment(draft: PageDraft, design: Design) {
  const whole = await writeShareFragment({ draft, design })
  if (whole.length <= longestFragment || design.logo?.source.kind !== 'image') {
    return { fragment: whole, isWithoutLogo: false }
  }
  const fragment = await writeShareFragment({ draft, design: { ...design, logo: null } })
  return { fragment, isWithoutLogo: true }
}
