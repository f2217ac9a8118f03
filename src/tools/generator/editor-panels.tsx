import { useLocale, useTranslations } from 'next-intl'
import { Activity, useState } from 'react'
import { paths } from '@/paths'
import { LazyPart } from '@/tools/shared/lazy-part'
import { loadMoreMessages } from '@/tools/shared/more-messages'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { ContentPanel } from './content/content-panel'
import { type EditorTab, editorTabs, useGenerator } from './generator-context'

/** Loads the panel of each tab; also called when the pointer approaches the tab. */
const loaders = {
  style: async () => ({ default: (await import('./style/style-panel')).StylePanel }),
  logo: async () => ({ default: (await import('./logo/logo-panel')).LogoPanel }),
  frame: async () => ({ default: (await import('./frame/frame-panel')).FramePanel }),
  export: async () => ({ default: (await import('./export/export-panel')).ExportPanel }),
  print: async () => ({ default: (await import('./print/print-panel')).PrintPanel }),
}
type LoadedTab = keyof typeof loaders

/**
 * The form and, in further tabs, panels for the style and the export of a code. A panel is mounted
 * when first opened and stays mounted, so that its state persists.
 */
export function EditorPanels() {
  const { tab: selected, openTab } = useGenerator()
  const t = useTranslations('generator.panels')
  const locale = useLocale()
  const [opened, setOpened] = useState<readonly LoadedTab[]>([])
  if (selected !== 'content' && !opened.includes(selected)) setOpened([...opened, selected])
  const preload = (tab: EditorTab) => {
    // A failure is shown when the tab is opened.
    if (tab !== 'content') loaders[tab]().catch(() => {})
    loadMoreMessages(paths.editorMessages(locale)).catch(() => {})
  }
  const show = (tab: LoadedTab) =>
    opened.includes(tab) && (
      <Activity mode={tab === selected ? 'visible' : 'hidden'}>
        <LazyPart
          load={loaders[tab]}
          messages={paths.editorMessages}
          fallback={<PanelSkeleton label={t('loading')} />}
        />
      </Activity>
    )
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
