import { useEffect, useMemo, useRef, useState } from 'react'
import { encodePageContent } from '@/qr/content/page-content'
import { encodeOptions } from '@/qr/design/encode-options'
import { fillColors } from '@/qr/design/fill-colors'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import type { KeptCode } from '@/tools/shared/kept/kept-code'
import { ScenePicture } from '@/tools/shared/look/scene-picture'
import { useFrameText } from '@/tools/shared/look/use-frame-text'
import { CautionIcon } from '@/ui/caution-icon'
import { classNames } from '@/ui/class-names'

/** A kept code as it looks, drawn when it comes near the window. The name stands beside it. */
export function KeptPicture({ code, className }: { code: KeptCode; className?: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        watcher.disconnect()
      },
      { rootMargin: '300px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])

  return (
    <span ref={place} className={classNames('flex', isSeeThrough(code) && 'bg-white', className)}>
      {isNear && <Drawn code={code} />}
    </span>
  )
}

function Drawn({ code: { draft, design } }: { code: KeptCode }) {
  const frameText = useFrameText(design.frame)
  const matrix = useMemo(() => findMatrix(draft, design), [draft, design])
  const scene = useMemo(
    () => matrix && buildScene(matrix, design, { frameText }),
    [matrix, design, frameText],
  )
  return scene ? (
    <ScenePicture scene={scene} className="size-full" />
  ) : (
    <CautionIcon className="m-auto size-6 text-ink-faint" />
  )
}

/** Such a code gets paper under it, or it would be gone in the dark theme. */
function isSeeThrough({ design: { background } }: KeptCode): boolean {
  const { fill } = background
  return fill.kind === 'none' || fillColors(fill).some(({ opacity }) => opacity < 1)
}

/** Nothing where rules have become stricter since the code was kept; it can still be opened. */
function findMatrix(draft: KeptCode['draft'], design: KeptCode['design']) {
  const encoded = encodePageContent(draft)
  if (!encoded.ok) return undefined
  const drawn = encodeMatrix(encoded.text, encodeOptions(design))
  return drawn.ok ? drawn.matrix : undefined
}
