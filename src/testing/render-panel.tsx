import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design'
import { buildScene, renderSvg } from '@/qr/render'
import { CodePicture } from '@/tools/generator/code-picture'
import { type GeneratorContextValue, useGenerator } from '@/tools/generator/generator-context'
import { renderInSite } from './render-in-site'
import { TestGenerator } from './test-generator'

type Options = { url?: string; design?: Design; isReadyToExport?: () => boolean }

/**
 * Renders one panel of the editor below a link's code, whose design the panel changes. `design()`
 * returns the current design, `frameText()` the outlines that are drawn in its frame, `svg()` the SVG
 * that an export would contain.
 */
export async function renderPanel(
  Panel: ComponentType,
  {
    url = 'https://example.com/menu',
    design = defaultDesign,
    isReadyToExport = () => true,
  }: Options = {},
) {
  const onExported = vi.fn()
  const setPrintColor = vi.fn()
  const shown: { current?: GeneratorContextValue } = {}
  const Picture = () => {
    const generator = useGenerator()
    shown.current = generator
    const { matrix } = generator.code
    return (
      <CodePicture
        {...{ matrix, design: generator.design, frameText: generator.frameText }}
        name="Code"
        className="size-48"
      />
    )
  }
  const view = await renderInSite(
    <TestGenerator
      draft={{ type: 'url', url }}
      {...{ design, isReadyToExport, onExported, setPrintColor }}
    >
      <Picture />
      <Panel />
    </TestGenerator>,
  )
  const read = () => shown.current as GeneratorContextValue
  return {
    ...view,
    onExported,
    setPrintColor,
    design: () => read().design,
    frameText: () => read().frameText,
    svg: () => {
      const { code, design, frameText } = read()
      return renderSvg(buildScene(code.matrix, design, { title: 'Code', frameText }))
    },
    undo: () => read().undo(),
  }
}
