'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { MoreMessages } from '@/tools/shared/more-messages'
import { classNames } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'

const panelLoaders = {
  general: async () => ({ default: (await import('./general/general-panel')).GeneralPanel }),
  defaults: async () => ({ default: (await import('./defaults/defaults-panel')).DefaultsPanel }),
  keys: async () => ({ default: (await import('./keys/keys-panel')).KeysPanel }),
  domains: async () => ({ default: (await import('./domains/domains-panel')).DomainsPanel }),
  webhooks: async () => ({ default: (await import('./webhooks/webhooks-panel')).WebhooksPanel }),
  mails: async () => ({ default: (await import('./mails/mails-panel')).MailsPanel }),
  deletion: async () => ({ default: (await import('./deletion/deletion-panel')).DeletionPanel }),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>

type PanelId = keyof typeof panelLoaders
const panelIds = Object.keys(panelLoaders) as PanelId[]
const createPanel = (id: PanelId) => lazy<ComponentType>(panelLoaders[id])

/** All settings of a workspace, one panel at a time; the fragment of the address names it. */
export function WorkspaceSettings() {
  const locale = useLocale()
  return (
    <MoreMessages address={paths.workspaceSettingsMessages(locale)}>
      <Settings />
    </MoreMessages>
  )
}

function Settings() {
  const t = useTranslations('workspace.settings')
  const shown = useShownPanel()
  return (
    <div className="grid gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
      <nav aria-label={t('panels.label')}>
        <ul className="flex flex-wrap gap-1.5 lg:sticky lg:top-24 lg:flex-col">
          {panelIds.map((id) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === shown ? 'true' : undefined}
                className={classNames(
                  'flex min-h-10 items-center rounded-md border px-3 text-sm no-underline lg:border-transparent',
                  id === shown
                    ? 'border-ink bg-paper-sunken font-medium text-ink'
                    : 'border-line text-ink-soft hover:text-ink',
                )}
              >
                {t(`panels.${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 max-w-3xl">
        <Panel key={shown} id={shown} />
      </div>
    </div>
  )
}

function Panel({ id }: { id: PanelId }) {
  const [Content, setContent] = useState(() => createPanel(id))
  return (
    // A component is a function, which the state would call.
    <LoadBoundary onRetry={() => setContent(() => createPanel(id))}>
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <Content />
      </Suspense>
    </LoadBoundary>
  )
}

/** The panel in the address, read in the browser because the page is static. */
function useShownPanel(): PanelId {
  const read = () => panelIds.find((id) => location.hash === `#${id}`) ?? 'general'
  const [shown, setShown] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the address only
  useEffect(() => {
    const follow = () => setShown(read())
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return shown
}
