import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { openSharedDraft } from '@/data/open-shared-draft'
import type { Locale } from '@/i18n/locales'
import { codePath, paths } from '@/paths'
import { DraftBar } from '@/site/preview/draft-bar'
import { ExpiredDraft } from '@/site/preview/expired-draft'
import { SharedDraftContent } from './shared-draft-content'

type Props = { params: Promise<{ locale: Locale; token: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.sharedDraft' })
  return {
    title: { absolute: t('title') },
    robots: { index: false, follow: false, noarchive: true },
    // The address is the key to the draft.
    referrer: 'no-referrer',
  }
}

/** The draft of a document as a visitor with a link to it sees it. */
export default async function SharedDraftPage({ params }: Props) {
  const { locale, token } = await params
  const draft = await openSharedDraft(token)
  if (!draft) return <ExpiredDraft locale={locale} />
  const [first] = draft.locales ?? []
  if (first && !draft.locales?.includes(locale)) redirect(codePath(first, paths.sharedDraft(token)))
  return (
    <>
      <DraftBar
        locale={locale}
        expiresAt={draft.expiresAt}
        path={paths.sharedDraft(token)}
        languages={draft.locales}
      />
      <SharedDraftContent locale={locale} draft={draft} />
    </>
  )
}
