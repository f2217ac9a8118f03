import { useEffect, useState } from 'react'
import type { FoundCode } from '@/qr/decode'
import { CodeOutlines } from './code-outlines'

/** `codes` with corners in pixels of `picture`. */
export type CameraStill = { picture: Blob; codes: readonly FoundCode[] }

/** The last frame with outlines around its codes, in place of the video. */
export function StillPicture({
  still: { picture, codes },
  label,
  isNumbered = false,
}: {
  still: CameraStill
  label: string
  /** Whether the outlines have the numbers of a list. */
  isNumbered?: boolean
}) {
  const [address, setAddress] = useState('')
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const created = URL.createObjectURL(picture)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [picture])
  if (!address) return null
  return (
    <div className="relative overflow-hidden rounded-lg bg-black">
      {/* biome-ignore lint/performance/noImgElement: a blob of this browser */}
      <img
        src={address}
        alt={label}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize({ width, height })
        }
        className="max-h-[60dvh] w-full object-contain"
      />
      {size.width > 0 && <CodeOutlines codes={codes} isNumbered={isNumbered} {...size} />}
    </div>
  )
}
