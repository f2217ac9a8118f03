import { SquareArrowOutUpRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import type { PageDraft } from '@/qr/content/page-content'
import type { Design } from '@/qr/design/design'
import { writeShareFragment } from '@/qr/share/share-link'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'

/**
 * Opens the generator with a code, in a tab of its own: the pictures and all else that was read
 * stay where they are.
 */
export function EditorLink({
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
    let isGone = false
    writeShareFragment({ draft, design }).then(
      (fragment) => !isGone && setPacked({ draft, design, fragment }),
      (error: unknown) => !isGone && setFailure(error),
    )
    return () => {
      isGone = true
    }
  }, [draft, design, isReady])
  // What packs could not be loaded; the boundary around says so and tries again.
  if (failure) throw failure

  const isPacked = isReady && packed?.draft === draft && packed.design === design
  const words = (
    <>
      <SquareArrowOutUpRight aria-hidden="true" />
      {t('edit')}
      <span className="sr-only">{t('newTab')}</span>
    </>
  )
  const className = classNames(buttonStyle({ variant: 'primary' }), 'self-start')
  // A link that leads nowhere yet keeps the place, and the focus of keyboard users who came here
  // early.
  if (!isPacked) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: it gets its address in a moment
      <a role="link" aria-disabled="true" className={className}>
        {words}
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
      {words}
    </Link>
  )
}
