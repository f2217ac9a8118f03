import type { Box } from '../draw-box'

/** What a frame is built around; all in modules. */
export type FrameRoom = {
  /** Side of the code with its quiet zone. */
  side: number
  /** Thickness of lines, a multiple of a half that grows with the code; also the smallest gap. */
  line: number
  /** Height of a line of text with air above and below, a whole number. */
  band: number
  /** Corner radius of a background whose shape the frame does not set. */
  corner: number
}

/**
 * A frame laid out. Whatever it contains, the code keeps its place with the whole quiet zone
 * around it: a round corner of the frame stays outside of the zone's corner.
 */
export type FramePlan = {
  width: number
  height: number
  /** Top left corner of the code with its quiet zone. */
  code: { x: number; y: number }
  /** Path data of what lies behind the code, in the design's background. */
  ground: string
  /** Path data in the frame's own fill, over the background. */
  frame: string
  /** Path data of what lies behind, under `frame`, in a tone this far off the fill (0 to 1). */
  shades?: readonly { path: string; share: number }[]
  /** Where the words go; null for a frame without. */
  text: Box | null
}

export type PlanFrame = (room: FrameRoom) => FramePlan
