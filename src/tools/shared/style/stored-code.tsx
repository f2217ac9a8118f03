import { useEffect, useMemo, useRef, useState } from 'react'
import { type Design, designForText, encodeOptions, fillColors } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import { buildScene } from '@/qr/render'
import { CautionIcon } from '@/ui/caution-icon'
import { classNames } from '@/ui/class-names'
import { ScenePicture } from './scene-picture'
import { useFrameText } from './use-frame-text'

type Stored = {
  /** undefined if rules have become stricter since the code was created. */
  text: string | undefined
  design: Design
}

/**
 * A stored code in its design, drawn when it approaches the viewport. Has no alternative text,
 * because the code's name is next to it.
 */
export function StoredCode({ text, design, className }: Stored & { className?: string }) {
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
    <span ref={place} className={classNames('flex', isSeeThrough(design) && 'bg-white', className)}>
      {isNear && <Drawn text={text} design={design} />}
    </span>
  )
}

function Drawn({ text, design: stored }: Stored) {
  const design = useMemo(
    () => (text === undefined ? stored : designForText(text, stored)),
    [text, stored],
  )
  const frameText = useFrameText(design.frame)
  const matrix = useMemo(() => findMatrix(text, design), [text, design])
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

/** Whether a code is translucent; then it needs white paper to be visible in the dark theme. */
function isSeeThrough({ background: { fill } }: Design): boolean {
  return fill.kind === 'none' || fillColors(fill).some(({ opacity }) => opacity < 1)
}

function findMatrix(text: string | undefined, design: Design) {
  if (text === undefined) return undefined
  const drawn = encodeMatrix(text, encodeOptions(design))
  return drawn.ok ? drawn.matrix : undefined
}
