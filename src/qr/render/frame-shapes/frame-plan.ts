import type { Box } from '../draw-box'

/** Dimensions that a frame is built around, in modules. */
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
 * Layout of a frame. Every frame preserves the whole quiet zone of the code: its round corners stay
 * outside of the zone's corners.
 */
export type FramePlan = {
  width: number
  height: number
  /** Top left corner of the code with its quiet zone. */
  code: { x: number; y: number }
  /** Path data of the area behind the code, filled with the design's background. */
  ground: string
  /** Path data in the frame's fill, over the background. */
  frame: string
  /** Path data under `frame`, in shades that differ from the fill by `share` (0 to 1). */
  shades?: readonly { path: string; share: number }[]
  /** Box of the text; null for a frame without text. */
  text: Box | null
}

export type PlanFrame = (room: FrameRoom) => FramePlan
