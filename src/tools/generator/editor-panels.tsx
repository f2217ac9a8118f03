import { useTranslations } from 'next-intl'
import { Activity, memo, use, useDeferredValue, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { LazyPart } from '@/tools/shared/lazy-part'
import { preloadPart } from '@/tools/shared/use-lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { ContentPanel } from './content/content-panel'
import {
  type EditorTab,
  EditorTabContext,
  editorTabs,
  useGeneratorActions,
} from './generator-context'

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
  const selected = use(EditorTabContext)
  const { openTab } = useGeneratorActions()
  const t = useTranslations('generator.panels')
  const locale = useLocale()
  const [opened, setOpened] = useState<readonly LoadedTab[]>([])
  if (selected !== 'content' && !opened.includes(selected)) setOpened([...opened, selected])
  const preload = (tab: EditorTab) => {
    if (tab !== 'content') preloadPart(loaders[tab], paths.editorMessages(locale))
  }
  const show = (tab: LoadedTab) =>
    opened.includes(tab) && (
      <Activity mode={tab === selected ? 'visible' : 'hidden'}>
        <LoadedPanel tab={tab} />
      </Activity>
    )
  return (
    <Tabs
      label={t('label')}
      tabs={editorTabs.map((id) => ({
        id,
        label: t(`tabs.${id}`),
        content: id === 'content' ? contentPanel : show(id),
      }))}
      selected={selected}
      onSelect={openTab}
      onApproach={preload}
    />
  )
}

/** The same element, which another tab does not render again. */
const contentPanel = <ContentPanel />

const LoadedPanel = memo(function LoadedPanel({ tab }: { tab: LoadedTab }) {
  const t = useTranslations('generator.panels')
  const skeleton = <PanelSkeleton label={t('loading')} />
  // A panel that is loaded already is rendered in pieces after the press was painted.
  const isPainted = useDeferredValue(true, false)
  if (!isPainted) return skeleton
  return <LazyPart load={loaders[tab]} messages={paths.editorMessages} fallback={skeleton} />
})

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
