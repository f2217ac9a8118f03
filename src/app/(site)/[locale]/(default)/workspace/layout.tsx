import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/i18n/client-messages'
import { routing } from '@/i18n/routing'

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

/** The heading of all pages of a workspace, and the messages of their frame. */
export default async function WorkspaceLayout({ params, children }: Props) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  const t = await getTranslations({ locale, namespace: 'workspace.page' })
  return (
    <div className="first-screen page-frame pt-8 pb-16 sm:pt-10 sm:pb-24">
      <h1 className="mb-6 text-heading">{t('heading')}</h1>
      <ClientMessages
        pick={({ workspace, codes, content, dialogs, generator }) => ({
          workspace: { frame: workspace.frame, start: workspace.start },
          dialogs,
          codes: { problems: codes.problems, document: codes.document },
          content: { errors: { email: content.errors.email, timeZone: content.errors.timeZone } },
          generator: { panels: { failed: generator.panels.failed } },
        })}
      >
        {children}
      </ClientMessages>
    </div>
  )
}
