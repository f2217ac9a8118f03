import type { Design } from '@/qr/design/design'

/**
 * How sure each part of a guess is, from 0 (nothing speaks for it rather than for another) to 1.
 */
export type DesignConfidence = {
  colors: number
  modules: number
  finders: number
  quietZone: number
  /** That there is a logo, or that there is none. */
  logo: number
}

/** A design that draws a code approximately as in a picture. Frames are not guessed. */
export type GuessedDesign = { design: Design; confidence: DesignConfidence }
