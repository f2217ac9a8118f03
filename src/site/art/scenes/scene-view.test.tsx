import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { scenes } from '@/cms/fields/scenes'
import { sceneSize } from './scene-drawing'
import { SceneView, sceneDrawings } from './scene-view'

describe('SceneView', () => {
  it.each(scenes)('shows a code on %s, large enough to scan from a small screen', (scene) => {
    const { code } = sceneDrawings[scene]
    expect(code.x + code.width).toBeLessThanOrEqual(sceneSize.width)
    expect(code.y + code.height).toBeLessThanOrEqual(sceneSize.height)
    // A third of a picture 288 px wide, the available width on a phone of 320 px.
    expect(code.width / sceneSize.width).toBeGreaterThan(0.3)
    const html = renderToStaticMarkup(<SceneView scene={scene}>a code</SceneView>)
    expect(html).toContain('>a code</div>')
    expect(html).toContain('aria-hidden="true"')
  })
})
