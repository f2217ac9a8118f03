import { useLocale, useTranslations } from 'next-intl'
import { Activity, type ComponentType, lazy, Suspense, useState } from 'react'
import { EditorMessages, loadEditorMessages } from '@/tools/shared/editor-messages'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { ContentPanel } from './content/content-panel'
import { type EditorTab, editorTabs, useGenerator } from './generator-context'

/** Loads the panel of each tab; also called when the pointer approaches the tab. */
const loaders = {
  style: async () => (await import('./style/style-panel')).StylePanel,
  logo: async () => (await import('./logo/logo-panel')).LogoPanel,
  frame: async () => (await import('./frame/frame-panel')).FramePanel,
  export: async () => (await import('./export/export-panel')).ExportPanel,
  print: async () => (await import('./print/print-panel')).PrintPanel,
} satisfies Record<string, () => Promise<ComponentType>>
type LoadedTab = keyof typeof loaders

const createPanel = (tab: LoadedTab) => lazy(async () => ({ default: await loaders[tab]() }))

/**
 * The form and, in further tabs, panels for the style and the export of a code. A panel is mounted
 * when first opened and stays mounted, so that its state persists.
 */
export function EditorPanels() {
  const { tab: selected, openTab } = useGenerator()
  const t = useTranslations('generator.panels')
  const locale = useLocale()
  const [panels, setPanels] = useState<Partial<Record<LoadedTab, ComponentType>>>({})
  if (selected !== 'content' && !panels[selected]) {
    setPanels({ ...panels, [selected]: createPanel(selected) })
  }
  const preload = (tab: EditorTab) => {
    // A failure is shown when the tab is opened.
    if (tab !== 'content') loaders[tab]().catch(() => {})
    loadEditorMessages(locale).catch(() => {})
  }
  const show = (tab: LoadedTab) => {
    const Panel = panels[tab]
    return (
      Panel && (
        <Activity mode={tab === selected ? 'visible' : 'hidden'}>
          <LoadBoundary onRetry={() => setPanels({ ...panels, [tab]: createPanel(tab) })}>
            <Suspense fallback={<PanelSkeleton label={t('loading')} />}>
              <EditorMessages>
                <Panel />
              </EditorMessages>
            </Suspense>
          </LoadBoundary>
        </Activity>
      )
    )
  }
  return (
    <Tabs
      label={t('label')}
      tabs={editorTabs.map((id) => ({
        id,
        label: t(`tabs.${id}`),
        content: id === 'content' ? <ContentPanel /> : show(id),
      }))}
      selected={selected}
      onSelect={openTab}
      onApproach={preload}
    />
  )
}

function PanelSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{label}</span>
      {['w-1/3', 'h-32 w-full', 'w-1/4', 'h-20 w-full', 'w-2/3'].map((shape) => (
        <Skeleton key={shape} className={`min-h-5 ${shape}`} />
      ))}
    </div>
  )
}
