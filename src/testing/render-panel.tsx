import { type ComponentType, useReducer } from 'react'
import { vi } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design'
import { buildScene, renderSvg } from '@/qr/render'
import type { OutlinedText } from '@/qr/text'
import { CodePicture } from '@/tools/generator/code-picture'
import { advanceGenerator, startGenerator } from '@/tools/generator/generator-state'
import type { PanelProps } from '@/tools/generator/panel-props'
import { useFrameText } from '@/tools/shared/style/use-frame-text'
import { ToastProvider } from '@/ui/toast'
import { renderInSite } from './render-in-site'

type Options = { url?: string; design?: Design; isReadyToExport?: () => boolean }

/**
 * Renders one panel of the editor below a link's code, whose design the panel changes. `design()`
 * returns the current design, `frameText()` the outlines that are drawn in its frame, `svg()` the SVG
 * that an export would contain.
 */
export async function renderPanel(
  Panel: ComponentType<PanelProps>,
  {
    url = 'https://example.com/menu',
    design: start = defaultDesign,
    isReadyToExport = () => true,
  }: Options = {},
) {
  const filled = advanceGenerator(startGenerator('url'), {
    do: 'fill',
    change: { url },
    step: 'url',
    atMs: 0,
  })
  const onExported = vi.fn()
  const onPrintColor = vi.fn()
  let current = { ...filled, design: start }
  let frameText: OutlinedText | null = null
  let undo = () => {}
  const Host = () => {
    const [state, dispatch] = useReducer(
      advanceGenerator,
      advanceGenerator(filled, { do: 'restoreStyle', design: start }),
    )
    current = state
    undo = () => dispatch({ do: 'undo' })
    frameText = useFrameText(state.design.frame)
    const { design } = state
    const { code } = state.drawing
    return (
      <ToastProvider label="Notes" dismissLabel="Dismiss">
        <CodePicture
          matrix={code.matrix}
          design={design}
          frameText={frameText}
          name="Code"
          className="size-48"
        />
        <Panel
          code={code}
          design={design}
          drawnDesign={design}
          frameText={frameText}
          onRestyle={(change, step = Object.keys(change).join()) =>
            dispatch({ do: 'restyle', change, step, atMs: performance.now() })
          }
          isReadyToExport={isReadyToExport}
          onExported={onExported}
          onPrintColor={onPrintColor}
        />
      </ToastProvider>
    )
  }
  const view = await renderInSite(<Host />)
  return {
    ...view,
    onExported,
    onPrintColor,
    design: () => current.design,
    frameText: () => frameText,
    svg: () =>
      renderSvg(
        buildScene(current.drawing.code.matrix, current.design, { title: 'Code', frameText }),
      ),
    undo: () => undo(),
  }
}
