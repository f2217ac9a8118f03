import { getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/link'
import { Icon } from '@/ui/icon/icon'
import type { PreparedSample } from './prepare-sample'

/**
 * Opens the editor with a code like the adjacent one. Not prefetched, because few visitors use it.
 */
export async function SampleLink({ sample, title }: { sample: PreparedSample; title: string }) {
  const t = await getTranslations('pages.codes')
  return (
    <Link
      href={sample.editorPath}
      prefetch={false}
      aria-label={t('makeOneOf', { title })}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-accent-strong text-sm underline-offset-4 hover:underline print:hidden"
    >
      {t('makeOne')}
      <Icon name="arrow-right" className="size-4 shrink-0" />
    </Link>
  )
}
