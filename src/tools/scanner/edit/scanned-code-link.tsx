import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import type { PageDraft } from '@/qr/content'
import type { Design } from '@/qr/design'
import { writeShareFragment } from '@/qr/share'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'

/** Opens the generator with a code in a new tab, so that the scanner's results remain. */
export function ScannedCodeLink({
  draft,
  design,
  isReady,
}: {
  draft: PageDraft
  design: Design
  isReady: boolean
}) {
  const t = useTranslations('scanner.edit')
  const [packed, setPacked] = useState<{ draft: PageDraft; design: Design; fragment: string }>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!isReady) return
    let isUnmounted = false
    writeShareFragment({ draft, design }).then(
      (fragment) => !isUnmounted && setPacked({ draft, design, fragment }),
      (error: unknown) => !isUnmounted && setFailure(error),
    )
    return () => {
      isUnmounted = true
    }
  }, [draft, design, isReady])
  // The compressor failed to load; the boundary shows that and retries.
  if (failure) throw failure

  const isPacked = isReady && packed?.draft === draft && packed.design === design
  const content = (
    <>
      <Icon name="square-arrow-out-up-right" />
      {t('edit')}
      <span className="sr-only">{t('newTab')}</span>
    </>
  )
  const className = classNames(buttonStyle({ variant: 'primary' }), 'self-start')
  // A link without an address reserves the space and preserves the keyboard focus.
  if (!isPacked) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: it gets its address shortly
      <a role="link" aria-disabled="true" className={className}>
        {content}
      </a>
    )
  }
  return (
    <Link
      href={paths.generator(draft.type) + packed.fragment}
      prefetch={false}
      target="_blank"
      className={className}
    >
      {content}
    </Link>
  )
}
