import type { Design } from '@/qr/design/design'

/** Confidence of each part of a guess, from 0 (no evidence) to 1. */
export type DesignConfidence = {
  colors: number
  modules: number
  finders: number
  quietZone: number
  /** Confidence that there is a logo, or that there is none. */
  logo: number
}

/** A design that draws a code approximately as in a picture. Frames are not guessed. */
export type GuessedDesign = { design: Design; confidence: DesignConfidence }
