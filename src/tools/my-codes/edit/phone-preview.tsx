import { useTranslations } from 'next-intl'
import { Suspense, useDeferredValue } from 'react'
import { HostedPreview } from '@/hosted/view/hosted-preview'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Skeleton } from '@/ui/skeleton'
import { useEditing } from './use-editing'

/** Preview of the page on a phone, updated during typing. */
export function PhonePreview() {
  const t = useTranslations('myCodes.edit.preview')
  const { edited, locale, uploads } = useEditing()
  // Typed text updates its field before the preview.
  const document = useDeferredValue(edited.document)
  return (
    <section aria-label={t('label')} className="mx-auto w-full max-w-[23rem]">
      <div className="overflow-hidden rounded-[2rem] border-8 border-ink bg-ink">
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          tabIndex={0}
          className="isolate h-[clamp(22rem,calc(100dvh-25rem),40rem)] overflow-y-auto overscroll-contain rounded-[1.4rem] bg-paper [contain:content]"
        >
          <LoadBoundary>
            <Suspense fallback={<Skeleton className="h-full w-full" />}>
              <HostedPreview document={document} locale={locale} files={uploads.files} />
            </Suspense>
          </LoadBoundary>
        </div>
      </div>
    </section>
  )
}
